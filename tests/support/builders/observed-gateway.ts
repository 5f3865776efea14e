import { afterEach, beforeEach, vi } from 'vitest'
import type { PageKey } from '../../../worker/engine/cache/page-key.ts'
import type { PageMeta } from '../../../worker/engine/cache/rendered-page.ts'
import { memoryCaches } from '../memory-caches.ts'
import { gatewaySite, samplePageResponse } from './gateway-site.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const FRESHNESS = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
export const UUID = '6b0f7c1e-1d5c-4c55-9d2a-0a1b2c3d4e5f'

const originsOf = (origin: (id: string) => string) =>
  Object.fromEntries(['it', 'us', 'we', 'es', 'fr', 'de'].map((id) => [id, origin(id)]))

export const PRODUCTION = { ENVIRONMENT: 'production', SITE_ORIGINS: originsOf((id) => `https://www.${id}.example`) }
export const GERMAN_HOME = 'https://www.de.example/'

const initial = () => ({
  /** Lines of the log. */
  lines: [] as Record<string, unknown>[],
  /** What the page entrypoint was called with. */
  keys: [] as PageKey[],
  /** Meta of the page that it renders. */
  meta: { freshness: FRESHNESS } as Partial<PageMeta>,
  status: 200,
})

/** The gateway without a page cache, its log and its calls of the page entrypoint. Sets up hooks. */
export const observedGateway = () => {
  const state = initial()
  beforeEach(() => {
    Object.assign(state, initial())
    vi.stubGlobal('caches', memoryCaches())
    vi.spyOn(console, 'log').mockImplementation((line) => void state.lines.push(JSON.parse(String(line))))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const site = (variables: Record<string, unknown> = {}) =>
    gatewaySite({
      variables: { CLOCK: NOW, PAGE_CACHE: 'off', ...variables },
      page: ({ props }) => ({
        fetch: async () => {
          state.keys.push(props)
          return samplePageResponse(props, { renderedAt: Date.parse(NOW), ...state.meta }, state.status)
        },
      }),
    })
  const get = (path: string, headers: Record<string, string> = {}, variables: Record<string, unknown> = {}) =>
    site(variables).request(path, headers)
  const requestLine = () => state.lines.find(({ method }) => method !== undefined)
  return Object.assign(state, { site, get, requestLine })
}

/** The visitor document of a page. */
export const visitorOf = async (response: Response) => {
  const [, data = 'null'] = /id="visitor">([^<]*)</.exec(await response.text()) ?? []
  return JSON.parse(data)
}
