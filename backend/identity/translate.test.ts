import { describe, expect, it } from 'vitest'
import { LANGUAGES, MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import type { IdentityMessageKey } from '../../markets/messages.ts'
import { identityMail } from './mail/identity-mail.ts'
import { identityMessages, translatorFor } from './translate.ts'

const KEYS = Object.keys(identityMessages.it) as IdentityMessageKey[]
const ENV = {
  SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, `http://${id}.test`])) as Record<MarketId, string>,
}
const VALUES = {
  email: 'a@b.it',
  count: 30,
  terms: 'TERMS',
  privacy: 'PRIVACY',
  code: '123456',
  created: 'DAY',
  used: 'DAY',
  most: 10,
}

describe.each(LANGUAGES)('messages in %s', (language) => {
  const t = translatorFor(language)

  it('have no unfilled placeholder', () => {
    for (const key of KEYS) expect(t(key, VALUES), key).not.toMatch(/[{}]/)
  })

  it('are translated', () => {
    if (language === 'it') return
    const same = KEYS.filter((key) => translatorFor('it')(key) === t(key))
    expect(same).toEqual(language === 'en' ? ['password'] : [])
  })

  it.each([
    ...(['code', 'confirm', 'known', 'unknown', 'changed', 'recovered', 'passkeyAdded', 'passkeyRemoved'] as const),
    'deleted' as const,
  ])('fill the mail "%s", as text and as HTML', async (kind) => {
    const mail = await identityMail(ENV, language, kind, {
      to: 'a@b.it',
      about: 'r1/1',
      ...((kind === 'code' || kind === 'confirm') && { code: '123456' }),
    })
    expect(mail.key).toMatch(new RegExp(`^identity-${kind}/[0-9a-f]{64}$`))
    expect(mail.html).toContain(`lang="${language}"`)
    expect(mail.text.length).toBeGreaterThan(60)
    for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/\{\w+\}|undefined/)
    const hasCode = kind === 'code' || kind === 'confirm'
    expect([mail.text.includes('123456'), mail.html.includes('123456')]).toEqual([hasCode, hasCode])
  })
})

it('are American for the American market only', () => {
  expect(translatorFor('en', 'us')('partnershipTitle')).toBe('Traveling together, for work too')
  expect(translatorFor('en', 'we')('partnershipTitle')).toBe('Travelling together, for work too')
  expect(translatorFor('it', 'us')('partnershipTitle')).toBe(translatorFor('it')('partnershipTitle'))
})
