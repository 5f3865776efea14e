import build from 'virtual:client-build'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, type PageEntrypoint, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { platformCache } from '../../tests/support/builders/platform-cache.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'

const SECOND = 1000
/** Another build renders its own pages, each day has its own. */
const pageUrl = (query = '') => `https://page.internal/${build.id}/${new Date(now).toISOString().slice(0, 10)}${query}`
const FRESHNESS = { freshMs: 5 * SECOND, staleMs: 60 * SECOND, staleIfErrorMs: 86_400 * SECOND }

let now = Date.UTC(2027, 0, 15)
/** URLs under which the entrypoint rendered, behind the platform's cache. */
let rendered: string[] = []
let damaged: (url: string) => boolean = () => false
/** Version of the back end's data; null where it says none. */
let version: number | null = null
/** Versions that changed something with the tag. */
let changed: Record<string, number> = {}
let isApiDown = false
let isPageDown = false
/** Version of what renders, where it is behind. */
let madeFrom: number | null = null
/** Rendering lacks a part. */
let isDegraded = false
let path = ''
let tests = 0

beforeEach(() => {
  // Pages and publications of a module stay: each test has its own path and a later time.
  path = `/pagina-${++tests}`
  now += 10 * 86_400 * SECOND
  rendered = []
  damaged = () => false
  version = null
  changed = {}
  isApiDown = false
  isPageDown = false
  madeFrom = null
  isDegraded = false
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
    rendered.push(url.replace(pageUrl(), ''))
    if (isPageDown) throw new Error('the page entrypoint is down')
    const tags = [props.path, ...Object.keys(changed)]
    const meta = { renderedAt: now, freshness: isDegraded ? null : FRESHNESS, tags, version: madeFrom ?? version }
    const response = samplePageResponse(props, meta)
    return damaged(url) ? new Response('damaged', response) : response
  },
})

const site = (store: 'platform' | 'cache-api' = 'platform') => {
  const cache = platformCache(entrypoint, () => now)
  const changes = () => ({ version, since: 0, changed: { [path]: version, ...changed } })
  const api = {
    fetch: async () => {
      if (isApiDown) throw new Error('the back end is down')
      return Response.json({ success: true, data: changes() })
    },
  }
  const options = { api, page: cache.entrypoint, variables: { PAGE_STORE: store } }
  let { request } = gatewaySite(options)
  /** Visitors reach an isolate that has no page in its memory. */
  const startIsolate = async () => {
    vi.resetModules()
    const { gatewaySite: another } = await import('../../tests/support/builders/gateway-site.ts')
    request = another(options).request
  }
  const visit = async () => {
    vi.setSystemTime(now)
    const response = await request(path)
    await cache.settle()
    const [, renderedAt] = /(\d+)<script/.exec(await response.text()) ?? []
    return { age: now - Number(renderedAt), state: response.headers.get('x-page-cache'), status: response.status }
  }
  return { visit, cache, startIsolate }
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
    expect(cache.urls()).toEqual([pageUrl(), pageUrl('?version=8')])
  })

  it('that has not changed is rendered once in hours, whatever isolates ask for it', async () => {
    const { visit, startIsolate } = site()
    version = 7
    await visit()
    for (const seconds of [30, 300, 3 * 3600]) {
      now += seconds * SECOND
      await startIsolate()
      expect((await visit()).state).toBe('store')
    }
    expect(rendered).toEqual([''])
    now += 86_400 * SECOND
    expect(await visit()).toMatchObject({ age: 0 })
  })

  it('is compared again when it was asked for by its version', async () => {
    const { visit, startIsolate } = site()
    version = 7
    await visit()
    version = 8
    changed = { [path]: 8, entered: 7 }
    now += 5 * SECOND
    await visit()
    version = 9
    changed = { [path]: 8, entered: 9 }
    now += 5 * SECOND
    await startIsolate()
    expect(await visit()).toMatchObject({ age: 0, state: 'miss' })
    expect(rendered).toEqual(['', '?version=8', '?version=9'])
  })

  it('stays in use when the request for the newer one fails', async () => {
    const { visit } = site()
    version = 7
    await visit()
    version = 8
    now += 5 * SECOND
    isPageDown = true
    expect(await visit()).toEqual({ age: 5 * SECOND, state: 'stale-if-error', status: 200 })
    expect(rendered).toEqual(['', '?version=8'])
    now += 4 * SECOND
    expect(await visit()).toEqual({ age: 9 * SECOND, state: 'stale-if-error', status: 200 })
    expect(rendered).toEqual(['', '?version=8'])
    isPageDown = false
    now += 2 * SECOND
    expect(await visit()).toMatchObject({ age: 0, state: 'miss' })
  })

  it('is rendered once for a visit while the one that renders has not learned of the change', async () => {
    const { visit } = site()
    version = 7
    await visit()
    version = 8
    now += 5 * SECOND
    madeFrom = 7
    expect(await visit()).toMatchObject({ age: 0, state: 'miss' })
    expect(rendered).toEqual(['', '?version=8'])
  })

  it('is shown with what has changed, though the newer one lacks a part', async () => {
    const { visit } = site()
    version = 7
    await visit()
    version = 8
    now += 5 * SECOND
    isDegraded = true
    expect(await visit()).toMatchObject({ age: 0, status: 200 })
  })

  it('is rendered once in five seconds while changes cannot be read', async () => {
    const { visit, startIsolate } = site()
    version = 7
    await visit()
    isApiDown = true
    for (let i = 0; i < 4; i++) {
      now += 3 * SECOND
      await startIsolate()
      expect((await visit()).age).toBeLessThan(5 * SECOND)
    }
    expect(rendered.length).toBeLessThanOrEqual(4)
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
