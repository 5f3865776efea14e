import { Hono } from 'hono'
import { beforeAll, expect, it, vi } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import type { Api } from '../env.ts'
import { marketSite, sharedSite } from './market-site.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
})

it.each([
  ['shared reads', '/shared?market=it', 0],
  ['previews', '/shared?market=it&preview=token', 2],
  ['personal reads', '/personal?market=it', 1],
])('checks the offers and chosen pictures for %s (%s) with %d statements of the primary', async (_, path, count) => {
  const copy = seeded.env.DB
  const prepare = vi.fn(copy.prepare)
  const primary = { ...copy, prepare, withSession: () => copy }
  const app = new Hono<Api>()
    .get('/shared', sharedSite, (c) => c.text(c.get('site').db === c.env.DB ? 'primary' : 'copy'))
    .get('/personal', marketSite, (c) => c.text(c.get('site').db === c.env.DB ? 'primary' : 'copy'))
  const env = { ...seeded.env, CLOCK: `${SEED_DAY}T12:00:00Z`, DB: primary as unknown as D1Database }
  // The choices themselves are read once.
  await app.request(path, {}, env)
  prepare.mockClear()
  const response = await app.request(path, {}, env)
  expect(await response.text()).toBe(count === 0 ? 'copy' : 'primary')
  expect(prepare).toHaveBeenCalledTimes(count)
})
