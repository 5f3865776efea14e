import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { confirmMail } from './confirm-mail.ts'

const facts = {
  to: 'a@b.it',
  id: '1',
  day: '2027-01-15',
  confirmLink: 'https://api.example/newsletter/confirm?market=it&token=x',
  leaveLink: 'https://api.example/newsletter/leave?market=it&token=y',
}

it.each(LANGUAGES)('has both links in text and markup, in %s', async (language) => {
  const mail = await confirmMail(language, facts)
  for (const link of [facts.confirmLink, facts.leaveLink]) {
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link.replace('&', '&amp;'))
  }
  expect(mail.html).toContain(`<html lang="${language}">`)
  expect(mail.subject + mail.text).not.toMatch(/[{}]/)
  expect(mail.headers?.['List-Unsubscribe']).toBe(`<${facts.leaveLink}>`)
})

it('is the same mail all day, another one the next', async () => {
  const key = async (day: string) => (await confirmMail('it', { ...facts, day })).key
  expect(await key('2027-01-15')).toBe(await key('2027-01-15'))
  expect(await key('2027-01-15')).not.toBe(await key('2027-01-16'))
})
