import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { identityMail } from './identity-mail.ts'

const ENV = {
  SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, `http://${id}.test`])) as Record<MarketId, string>,
}
const IGNORE = 'Not you? Ignore this email: nothing has changed.'

/** Beginnings of the paragraphs. */
it.each([
  ['code', '123456 is your Sojourn code', ['123456', 'Here is the code', 'Not you? Ignore this email: nobody']],
  ['confirm', '123456 is your Sojourn code', ['123456', 'Here is the code', 'Not you? Then somebody knows']],
  ['known', 'You already have a Sojourn account', ['Somebody, probably you, tried to sign up', IGNORE]],
  ['unknown', 'No Sojourn account with this address', ['Somebody, probably you, asked', IGNORE]],
  ['changed', 'Your Sojourn password has changed', ['The password of your account has just been changed']],
  [
    ...(['recovered', 'Your Sojourn password has changed'] as const),
    ['The password of your account has just been changed', 'We have removed your passkeys as well.'],
  ],
  ['passkeyAdded', 'A new passkey for your Sojourn account', ['A passkey has just been added']],
  ['passkeyRemoved', 'A passkey was removed from your Sojourn account', ['A passkey has just been removed']],
  ['deleted', 'Your Sojourn account has been deleted', ['We have deleted your account']],
] as const)('%s mail', async (kind, subject, paragraphs) => {
  const code = kind === 'code' || kind === 'confirm' ? '123456' : ''
  const mail = await identityMail(ENV, 'en', kind, { to: 'a@b.it', about: 'r1/1', code })
  expect([mail.key, mail.to, mail.subject]).toEqual([
    `identity-${kind}/${createHash('sha256').update('r1/1').digest('hex')}`,
    'a@b.it',
    subject,
  ])
  const parts = mail.text.split('\n\n')
  expect(parts).toEqual([
    ...paragraphs.map((start) => expect.stringMatching(`^${start.replace('?', '\\?')}`)),
    expect.stringMatching(/^Sojourn\nSojourn S\.r\.l\. · .* · IT70418260967 · /),
  ])
  for (const part of parts.slice(0, -1)) expect(mail.html).toContain(`>${part}</p>`)
})

it('states the code once below its heading', async () => {
  const { html } = await identityMail(ENV, 'en', 'code', { to: 'a@b.it', about: 'r1/1', code: '123456' })
  expect(html).toMatch(/<h1[^>]*>Your Sojourn code<\/h1>/)
  expect(html.match(/123456/g)).toHaveLength(2)
})

it('links to the recovery page', async () => {
  const link = 'https://account.example/recovery?token=t'
  const { text, html } = await identityMail(ENV, 'en', 'code', { to: 'a@b.it', about: 'r1/1', code: '123456', link })
  const label = 'Or choose a new password here, in any browser, within an hour'
  expect(text.split('\n\n')[2]).toBe(`${label}:\n${link}`)
  expect(html).toContain(`<a href="${link}" target="_blank" rel="noreferrer" style="color:#6b5d60">${label}</a>`)
})
