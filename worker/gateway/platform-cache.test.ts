import build from 'virtual:client-build'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, type PageEntrypoint, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { platformCache } from '../../tests/support/builders/platform-cache.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'

const SECOND = 1000
/** Another build renders its own pages. */
const PAGE_URL = `https://page.internal/${build.id}`
const FRESHNESS = { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: 86_400 * SECOND }

let now = Date.UTC(2027, 0, 15)
/** URLs under which the entrypoint rendered, behind the platform's cache. */
let rendered: string[] = []
let damaged: (url: string) => boolean = () => false
/** Version of the back end's data; null where it says none. */
let version: number | null = null
let path = ''
let tests = 0

beforeEach(() => {
  // Pages and publications of a module stay: each test has its own path and a later time.
  path = `/pagina-${++tests}`
  now += 10 * 86_400 * SECOND
  rendered = []
  damaged = () => false
  version = null
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('caches', memoryCaches())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const entrypoint: PageEntrypoint = ({ props }) => ({
  fetch: async (url) => {
    rendered.push(url.replace(PAGE_URL, ''))
    const meta = { renderedAt: now, freshness: FRESHNESS, tags: [props.path] }
    const response = samplePageResponse(props, { ...meta, version })
    return damaged(url) ? new Response('damaged', response) : response
  },
})

const site = (store: 'platform' | 'cache-api' = 'platform') => {
  const cache = platformCache(entrypoint, () => now)
  const changes = () => ({ version, since: 0, changed: { [path]: version } })
  const api = { fetch: async () => Response.json({ success: true, data: changes() }) }
  const { request } = gatewaySite({ api, page: cache.entrypoint, variables: { PAGE_STORE: store } })
  const visit = async () => {
    vi.setSystemTime(now)
    const response = await request(path)
    await cache.settle()
    const [, renderedAt] = /(\d+)<script/.exec(await response.text()) ?? []
    return { age: now - Number(renderedAt), state: response.headers.get('x-page-cache'), status: response.status }
  }
  return { visit, cache }
}

describe('a page behind the platform’s cache', () => {
  it('is rendered again for the next visit when it is a day old', async () => {
    const { visit } = site()
    await visit()
    now += 86_400 * SECOND
    expect(await visit()).toMatchObject({ status: 200, age: 0 })
    expect(rendered).toEqual(['', ''])
  })

  it('is not requested from the platform while this isolate has it', async () => {
    const { visit } = site()
    await visit()
    expect((await visit()).state).toBe('miss')
    now += 4 * SECOND
    expect(await visit()).toEqual({ age: 4 * SECOND, state: 'memory', status: 200 })
    expect(rendered).toEqual([''])
  })

  it('that has changed since is rendered under a URL with the version, once for all isolates', async () => {
    const { visit, cache } = site()
    version = 7
    await visit()
    version = 8
    now += 5 * SECOND
    expect(await visit()).toMatchObject({ age: 0, state: 'miss' })
    expect(cache.urls()).toEqual([PAGE_URL, `${PAGE_URL}?version=8`])
  })

  it('that is damaged is rendered under another URL', async () => {
    damaged = (url) => !url.includes('retry')
    expect(await site().visit()).toMatchObject({ status: 200, age: 0 })
    expect(rendered).toEqual(['', `?retry=${now}`])
  })

  it('stays in use when rendering after a change returns a damaged page', async () => {
    const { visit } = site()
    version = 7
    await visit()
    version = 8
    now += 5 * SECOND
    damaged = (url) => url.includes('version')
    expect(await visit()).toMatchObject({ status: 200 })
    expect(rendered.at(-1)).toBe('?version=8')
  })

  it('fails when every copy is damaged', async () => {
    damaged = () => true
    expect((await site().visit()).status).toBe(500)
  })

  it('is stored there and not through the Cache API', async () => {
    const { visit } = site()
    await visit()
    expect(await caches.has('pages')).toBe(false)
  })
})

it('a page without the platform’s cache is stored through the Cache API', async () => {
  const { visit } = site('cache-api')
  await visit()
  await visit()
  const stored = await (await caches.open('pages')).keys()
  expect(stored).toHaveLength(1)
})
