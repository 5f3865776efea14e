import build from 'virtual:client-build'
import type { PageStore } from './page-cache.ts'
import type { StoredPage } from './stored-page.ts'

/** Longest life of a stored page: the freshest, stale and stale-if-error times of the policy table fit in it. */
const MAX_AGE_SECONDS = 90_000

/** Rendered pages in the Cache API, keyed by build so that a deploy never serves old markup with new scripts. */
export const cacheApiStore: PageStore = {
  async get(key) {
    const response = await (await cache()).match(urlOf(key))
    if (response === undefined) return undefined
    const meta = JSON.parse(response.headers.get('x-page') ?? '{}') as Meta
    const body = new Uint8Array(await response.arrayBuffer())
    const { startLength, middleLength, ...rest } = meta
    const middleEnd = startLength + middleLength
    return {
      ...rest,
      stamped: new Map(),
      start: body.subarray(0, startLength),
      middle: body.subarray(startLength, middleEnd),
      end: body.subarray(middleEnd),
    }
  },
  async put(key, page) {
    const { start, middle, end, stamped: _stamped, ...rest } = page
    const meta: Meta = { ...rest, startLength: start.length, middleLength: middle.length }
    const body = new Blob([start, middle, end])
    const headers = {
      'x-page': JSON.stringify(meta),
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
      'cache-tag': page.tags,
      'content-type': 'text/html; charset=utf-8',
    }
    await (await cache()).put(urlOf(key), new Response(await body.arrayBuffer(), { headers }))
  },
}

type Meta = Omit<StoredPage, 'start' | 'middle' | 'end' | 'stamped'> & { startLength: number; middleLength: number }

const cache = () => caches.open('pages')
const urlOf = (key: string) => `https://pages.internal/${build.id}/${encodeURIComponent(key)}`
