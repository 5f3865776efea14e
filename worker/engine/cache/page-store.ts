import build from 'virtual:client-build'
import { decodePage, encodePage } from './page-codec.ts'
import type { RenderedPage } from './rendered-page.ts'

export type PageStore = {
  get: (key: string) => Promise<RenderedPage | undefined>
  put: (key: string, page: RenderedPage) => Promise<void>
}

/** Includes the stale-if-error time. */
const MAX_AGE_SECONDS = 90_000

/** The Cache API, keyed by build so that old markup never gets new scripts. */
export const cacheApiStore: PageStore = {
  get: async (key) => {
    const response = await (await cache()).match(urlOf(key))
    if (response === undefined) return undefined
    return decodePage(new Uint8Array(await response.arrayBuffer())) ?? undefined
  },
  put: async (key, page) => {
    const headers = { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` }
    await (await cache()).put(urlOf(key), new Response(encodePage(page), { headers }))
  },
}

const cache = () => caches.open('pages')
const urlOf = (key: string) => `https://pages.internal/${build.id}/${encodeURIComponent(key)}`

/** The platform's cache in front of the page entrypoint stores responses itself, by their headers. */
export const platformStore: PageStore = {
  get: async () => undefined,
  put: async () => {},
}
