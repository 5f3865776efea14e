import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'
import { apiTranslators } from '../translate.ts'

let env: SeededSite['env']
beforeAll(async () => {
  env = (await seededSite(400)).env
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}, 60_000)

const EMAIL = 'anna@example.com'
const form = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', headers: { ...type, 'content-length': String(body.length) }, body }
}
const filled = form({ EMAIL, 'gdpr[newsletter]': 'Y', bot: '' })
const withFault = (fault: string) => ({ ...filled, headers: { ...filled.headers, 'x-backend-fault': fault } })
const brokenDatabase = {
  prepare: () => {
    throw new Error('D1_ERROR: Network connection lost.')
  },
} as unknown as D1Database

/** Requires a page in the market's language. */
const expectPage = async (response: Response, market: MarketId): Promise<string> => {
  const text = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(text).toContain(`<html lang="${markets[market].language}">`)
  return text
}

describe.each(MARKET_IDS)('a newsletter sign-up in %s', (market) => {
  const path = `/newsletter?market=${market}`
  const notSent = apiTranslators[market]('newsletter.notSent.title')
  const badEmail = apiTranslators[market]('newsletter.badEmail.title')

  it.each([
    ['status=503', 503],
    ['status=500;path=/newsletter', 500],
    ['body=garbage', 502],
    ['body=lying', 502],
  ])('is answered by a page with the input for %s', async (fault, status) => {
    const response = await app.request(path, withFault(fault), { ...env, FAULTS: 'on' })
    const text = await expectPage(response, market)
    expect([response.status, text.includes(notSent), text.includes(`value="${EMAIL}"`)]).toEqual([status, true, true])
  })

  it('is answered by a page with the input when the database fails', async () => {
    const response = await app.request(path, filled, { ...env, DB: brokenDatabase })
    const text = await expectPage(response, market)
    expect([response.status, text.includes(notSent), text.includes(`value="${EMAIL}"`)]).toEqual([500, true, true])
  })

  it.each([
    ['JSON', 422, { ...filled, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ EMAIL }) }],
    ['plain text', 422, { ...filled, headers: { 'content-type': 'text/plain' } }],
    ['a broken multipart form', 422, { ...filled, headers: { 'content-type': 'multipart/form-data' } }],
    ['no body', 422, { method: 'POST' }],
    ['20 kB', 422, form({ EMAIL: 'a'.repeat(20_000) })],
  ])('is answered by a page that requires an email for %s', async (_, status, request) => {
    const response = await app.request(path, request, env)
    expect(await expectPage(response, market)).toContain(badEmail)
    expect(response.status).toBe(status)
  })

  it('is answered by a page for a body over the limit of all calls', async () => {
    const response = await app.request(path, form({ EMAIL: 'a'.repeat(70_000) }), env)
    expect(await expectPage(response, market)).toContain(notSent)
    expect(response.status).toBe(413)
  })

  it.each(['confirm', 'leave', 'no-such-page'])('has a page for a failure of /%s', async (kind) => {
    const response = await app.request(
      `/newsletter/${kind}?market=${market}&token=x`,
      { headers: { 'x-backend-fault': 'status=503' } },
      { ...env, FAULTS: 'on' },
    )
    expect(await expectPage(response, market)).toContain(apiTranslators[market]('newsletter.failed.title'))
    expect(response.status).toBe(503)
  })

  it('leads to the market’s home page when its tab is loaded again', async () => {
    const response = await app.request(path, {}, env)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${env.SITE_ORIGINS[market]}/`])
  })
})

it('answers an unknown market by a page in the default language, with a form that works', async () => {
  const response = await app.request('/newsletter?market=xx', filled, env)
  const text = await expectPage(response, 'it')
  expect(response.status).toBe(400)
  expect(text).toContain('action="?market=it"')
})
