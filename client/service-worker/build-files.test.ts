import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { buildFile } from './build-files.ts'

const build = { id: 'b', stylesheet: '/assets/styles-b.css', files: [] }
const request = (url: string, destination: RequestDestination) => ({ url, destination }) as Request

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches())
  const cache = await caches.open('build-b')
  for (const file of ['/assets/styles-b.css', '/assets/boot-b.js']) await cache.put(file, new Response(file))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => vi.unstubAllGlobals())

it.each<[string, RequestDestination, string | null]>([
  ['/assets/boot-b.js', 'script', '/assets/boot-b.js'],
  ['/assets/styles-b.css', 'style', '/assets/styles-b.css'],
  // A file of a copy from an earlier build.
  ['/assets/styles-a.css', 'style', '/assets/styles-b.css'],
  ['/assets/boot-a.js', 'script', null],
])('offline, %s (%s) is %s', async (url, destination, expected) => {
  const file = await buildFile(build, request(url, destination)).catch(() => null)
  expect(file === null ? null : await file.text()).toBe(expected)
})
