import { beforeEach, describe, expect, it } from 'vitest'
import type { AskRating } from '../../../shared/contracts/ask.ts'
import { signStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import api from '../index.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const KEY = 'a-key-of-thirty-two-characters-or-more'
const rating: AskRating = {
  id: 'a'.repeat(64),
  market: 'it',
  asked: 'mare a maggio',
  query: 'dateFrom=2027-05-01',
  reader: 'rules',
  rating: 'up',
  note: '',
  caller: '192.0.2.7',
}

describe('natural-language search calls', () => {
  let env: Record<string, unknown>
  let rows: (table: string) => Record<string, unknown>[]
  beforeEach(() => {
    const { db, sqlite } = memoryD1()
    env = { DB: db, SIGNING_KEY: KEY, CONTENT_KEY: KEY, API_WRITE_TOKEN: 'write', ENVIRONMENT: 'local', CLOCK: NOW }
    rows = (table) => sqlite.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]
  })
  const post = async (path: string, body: unknown, token?: string) => {
    const bearer = token ?? (await signStorefrontCall(KEY, Date.parse(NOW)))
    const init = { method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${bearer}` } }
    const response = await api.request(path, init, env)
    return { status: response.status, json: (await response.json()) as { data?: unknown } }
  }

  it('require a storefront token (§7)', async () => {
    expect((await post('/ask/ratings', rating, 'forged')).status).toBe(401)
    expect(
      (await post('/ask/allowance', { caller: null }, await signStorefrontCall(`${KEY}x`, Date.parse(NOW)))).status,
    ).toBe(401)
    expect(rows('ask_ratings')).toEqual([])
  })

  it('store the latest rating of an answer without its author for half a year', async () => {
    expect((await post('/ask/ratings', rating)).status).toBe(200)
    expect((await post('/ask/ratings', { ...rating, rating: 'down', note: 'no' })).status).toBe(200)
    const [stored, ...others] = rows('ask_ratings')
    expect(others).toEqual([])
    expect(stored).toMatchObject({ asked: 'mare a maggio', rating: 'down', note: 'no', rated_at: Date.parse(NOW) })
    expect(JSON.stringify([...rows('ask_ratings'), ...rows('limits')])).not.toContain('192.0.2.7')
    const headers = { authorization: 'Bearer write' }
    const ratingsResponse = await api.request('/backoffice/ask/ratings', { headers }, env)
    expect(await ratingsResponse.json()).toMatchObject({ data: [{ rating: 'down', reader: 'rules' }] })

    env.CLOCK = '2027-08-15T10:00:00.000Z'
    const token = await signStorefrontCall(KEY, Date.parse('2027-08-15T10:00:00.000Z'))
    await post('/ask/ratings', { ...rating, id: 'b'.repeat(64) }, token)
    expect(rows('ask_ratings').map(({ id }) => id)).toEqual(['b'.repeat(64)])
  })

  it('name each invalid field', async () => {
    for (const wrong of [
      null,
      [],
      {},
      { ...rating, rating: 'maybe' },
      { ...rating, note: 'x'.repeat(501) },
      { ...rating, more: 1 },
    ])
      expect((await post('/ask/ratings', wrong)).status).toBe(422)
  })

  it('allow a visitor twenty questions a day', async () => {
    const ask = async (caller: string | null) => (await post('/ask/allowance', { caller })).json.data
    for (let n = 0; n < 20; n++) expect(await ask('192.0.2.7')).toEqual({ allowed: true })
    expect(await ask('192.0.2.7')).toEqual({ allowed: false })
    expect(await ask('192.0.2.8')).toEqual({ allowed: true })
    expect(await ask(null)).toEqual({ allowed: true })
  })

  it("do not count a visitor's refused questions against the global limit", async () => {
    const allowed = await Promise.all(
      Array.from({ length: 60 }, async () => (await post('/ask/allowance', { caller: '192.0.2.7' })).json.data),
    )
    expect(allowed.filter((each) => (each as { allowed: boolean }).allowed)).toHaveLength(20)
    const counts = rows('limits').map(({ key, count }) => [JSON.parse(String(key))[0], count])
    expect(Object.fromEntries(counts)).toEqual({ 'ask-caller': 60, 'ask-all': 20 })
  })
})
