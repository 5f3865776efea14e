import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { listTravels } from '../catalogue/lists.ts'
import { siteOf } from '../http/market-site.ts'
import { indexTravels } from './index-travels.ts'
import type { TravelDocument } from './search-engine.ts'

const KEY = 'key-of-the-search-engine'

let seeded: SeededSite
/** Speaks the protocol of Meilisearch, and ranks by title from Z to A. */
let server: Server
const indexes = new Map<string, TravelDocument[]>()
const tasks: string[] = []
beforeAll(async () => {
  seeded = await seededSite(1500)
  server = createServer(async (request, response) => {
    const respond = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return respond(403, { message: 'The provided API key is invalid.', code: 'invalid_api_key' })
    const body = (await json(request)) as { q: string; limit: number } & TravelDocument[]
    const [, uid = '', what] =
      /^\/indexes\/(\w+)\/(search|documents\?primaryKey=id|settings)$/.exec(request.url ?? '') ?? []
    if (request.method === 'POST' && what === 'search') {
      const found = (indexes.get(uid) ?? []).filter(({ terms }) =>
        terms.some((term) => term.toLowerCase().includes(body.q.toLowerCase())),
      )
      const hits = found.sort((a, b) => (a.title < b.title ? 1 : -1)).map(({ id }) => ({ id }))
      return respond(200, { hits, query: body.q, limit: body.limit, offset: 0, estimatedTotalHits: hits.length })
    }
    tasks.push(`${request.method} ${uid} ${what}`)
    if (request.method === 'PUT') indexes.set(uid, body)
    return respond(202, { taskUid: tasks.length, indexUid: uid, status: 'enqueued', type: 'documentAdditionOrUpdate' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
}, 60_000)
afterAll(() => server?.close())

it('a search engine gets the travels of each language once per content, and sorts by its relevance while it responds', async () => {
  const { port } = server.address() as AddressInfo
  const env = { ...seeded.env, SEARCH_ENGINE_URL: `http://127.0.0.1:${port}`, SEARCH_ENGINE_KEY: KEY }
  await indexTravels(env)
  await indexTravels(env)
  expect(tasks).toHaveLength(12)
  expect(tasks).toContain('PUT travels_us documents?primaryKey=id')
  expect(indexes.get('travels_it')).toHaveLength(seeded.rows.travels.length)

  let unversioned = 0
  const leaveUnversioned = () => void unversioned++
  const list = async (settings: Partial<typeof env>) => {
    const site = { ...seeded.site('it'), leaveUnversioned, ...{ engine: siteOf({ ...env, ...settings }, 'it').engine } }
    const { data } = await listTravels(site, { textSearch: 'Giappone', relevance: 'meili', perPage: 100 })
    return data.map(({ title }) => title)
  }
  const ours = await list({ SEARCH_ENGINE_URL: undefined })
  const refused = await list({ SEARCH_ENGINE_KEY: 'another' })
  expect(unversioned).toBe(1)
  const byEngine = await list({})
  expect(unversioned).toBe(1)
  expect(refused).toEqual(ours)
  expect(byEngine).toEqual([...ours].sort((a, b) => (a < b ? 1 : -1)))
  expect(byEngine).not.toEqual(ours)
})
