import { expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { confirmMail } from './confirm-mail.ts'

const facts = {
  site: 'http://it.test',
  to: 'a@b.it',
  id: '1',
  day: '2027-01-15',
  confirmLink: 'https://api.example/newsletter/confirm?market=it&token=x',
  leaveLink: 'https://api.example/newsletter/leave?market=it&token=y',
}

it.each(MARKET_IDS)('has both links in text and markup, in %s', (market) => {
  const mail = confirmMail(market, facts)
  for (const link of [facts.confirmLink, facts.leaveLink]) {
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link.replace('&', '&amp;'))
  }
  expect(mail.html).toContain(` lang="${markets[market].language}">`)
  expect(mail.subject + mail.text).not.toMatch(/[{}]/)
  expect(mail.headers?.['List-Unsubscribe']).toBe(`<${facts.leaveLink}>`)
})

it('has a space before colons in French only, which does not break', () => {
  const textOf = (market: 'de' | 'fr') => confirmMail(market, facts).text
  expect(textOf('fr')).toContain(`Confirmer mon inscription\u00a0:\n${facts.confirmLink}`)
  expect(textOf('de')).toContain(`Anmeldung bestätigen:\n${facts.confirmLink}`)
})

it('has the same key all day, and another one the next day', () => {
  const key = (day: string) => confirmMail('it', { ...facts, day }).key
  expect(key('2027-01-15')).toBe(key('2027-01-15'))
  expect(key('2027-01-15')).not.toBe(key('2027-01-16'))
})
