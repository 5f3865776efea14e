import { describe, expect, it } from 'vitest'
import { identityWords as italian } from '../../../markets/it/language/identity-words.ts'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { identityMail } from '../mail/identity-mail.ts'
import { sayIn, type Words } from './words.ts'

const KEYS = Object.keys(italian) as (keyof Words)[]
const HOLES = { email: 'a@b.it', seconds: 30, terms: 'TERMS', privacy: 'PRIVACY', code: '123456' }
const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = sayIn(language)

  it('have the holes of the Italian ones, and fill them', () => {
    for (const key of KEYS) {
      // Filled with themselves, the holes stay to be compared.
      const open = sayIn(language)(key, Object.fromEntries(Object.keys(HOLES).map((name) => [name, `{${name}}`])))
      expect(holesOf(open), key).toEqual(holesOf(italian[key]).filter((name) => name !== 'brand'))
      expect(say(key, HOLES), key).not.toMatch(/[{}]/)
    }
  })

  it('are translated', () => {
    if (language === 'it') return
    const same = KEYS.filter((key) => sayIn('it')(key) === say(key))
    expect(same).toEqual(language === 'en' ? ['password'] : [])
  })

  it.each(['code', 'known', 'unknown', 'changed', 'deleted'] as const)(
    'make the mail "%s", as text and as HTML',
    async (kind) => {
      const mail = await identityMail(language, kind, {
        to: 'a@b.it',
        about: 'r1/1',
        ...(kind === 'code' && { code: '123456' }),
      })
      expect(mail.key).toBe(`identity-${kind}/r1/1`)
      expect(mail.html).toContain(`lang="${language}"`)
      expect(mail.text.length).toBeGreaterThan(60)
      for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/\{|undefined/)
      expect(mail.text.includes('123456')).toBe(kind === 'code')
      expect(mail.html.includes('123456')).toBe(kind === 'code')
    },
  )
})

it('are American for the American market only', () => {
  expect(sayIn('en', 'us')('partnershipTitle')).toBe('Traveling together, for work too')
  expect(sayIn('en', 'we')('partnershipTitle')).toBe('Travelling together, for work too')
  expect(sayIn('it', 'us')('partnershipTitle')).toBe(sayIn('it')('partnershipTitle'))
})
