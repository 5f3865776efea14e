import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { header, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const GET = { headers: {} }
const FORM = {
  method: 'POST',
  body: 'x=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
}

describe('rate limits of a network address', () => {
  it.each([
    ['search', 300, '/api/search-options', GET],
    ['AI search', 120, '/cerca-con-ia-9x2', GET],
    ['one-time codes', 60, '/api/sign-up/address', FORM],
    ['forms', 60, '/api/consent', FORM],
    ['events', 600, '/api/events', { ...FORM, body: '{"events":[]}' }],
    ['personal calls', 300, '/api/wishlist', GET],
  ])('%s: %i a minute', async (_name, limit, path, init) => {
    const from = (address: string) =>
      site.request('it', path, { ...init, headers: { ...init.headers, 'cf-connecting-ip': address } })
    let accepted = 0
    let last = await from('2001:db8:1:2::1')
    // A new minute may begin on the way.
    while (last.status !== 429 && accepted <= 2 * limit) {
      accepted++
      last = await from(`2001:db8:1:2::${accepted.toString(16)}`)
    }
    expect(last.status).toBe(429)
    expect(accepted).toBeGreaterThanOrEqual(limit)
    expect(header(last, 'retry-after')).toBe('60')
    expect((await from('2001:db8:1:3::1')).status).not.toBe(429)
  })

  it('sign-in steps of the account host: 60 a minute', async () => {
    const steps = await Promise.all(
      Array.from({ length: 130 }, () =>
        site.request('account', '/interaction/none/password', {
          ...FORM,
          headers: { ...FORM.headers, 'accept-language': 'de', 'cf-connecting-ip': '198.51.100.9' },
        }),
      ),
    )
    const refused = steps.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(refused.length).toBeLessThanOrEqual(70)
    expect(refused[0]?.text).toContain('<html lang="de">')
  })

  it('shows people a page in the language of their market', async () => {
    const answers = await Promise.all(
      Array.from({ length: 700 }, () =>
        site.request('de', '/suchen', { headers: { accept: 'text/html', 'cf-connecting-ip': '198.51.100.7' } }),
      ),
    )
    expect(answers.find(({ status }) => status === 429)?.text).toContain('Versuche es in einer Minute noch einmal.')
  })
})
