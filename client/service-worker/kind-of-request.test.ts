import { expect, it } from 'vitest'
import { kindOfRequest, type RequestKind } from './kind-of-request.ts'

const ORIGIN = 'https://it.example'
const FILES = new Set(['/assets/boot-12345678.js'])
const VISIT = { method: 'GET', mode: 'navigate' } as const
const ASK = { method: 'GET', mode: 'cors' } as const

it.each<[string, { method: string; mode: RequestMode; range?: true }, RequestKind]>([
  ['/', VISIT, 'page'],
  ['/viaggi/japan-tokyo-kyoto?modal=1&type=gallery', VISIT, 'page'],
  ['/preferiti', VISIT, 'page'],
  ['/cerca?textSearch=%2Flogin', VISIT, 'page'],
  ['/login-e-altro', VISIT, 'page'],
  // What does something, or is somebody's alone, is only ever asked of the network.
  ['/login?return=%2F', VISIT, 'plain page'],
  ['/login/redirect?code=1', VISIT, 'plain page'],
  ['/logout', VISIT, 'plain page'],
  ['/api/departures/x.ics', VISIT, 'plain page'],
  ['/__growth', VISIT, 'plain page'],
  ['/cerca', { method: 'POST', mode: 'navigate' }, 'network'],
  ['/cerca', { method: 'HEAD', mode: 'cors' }, 'network'],
  ['/logout', { method: 'POST', mode: 'navigate' }, 'sign out'],
  ['/api/wishlist/travel/peru', { method: 'POST', mode: 'cors' }, 'network'],
  ['/api/wishlist', ASK, 'network'],
  ['/viaggi/japan-tokyo-kyoto', ASK, 'network'],
  ['/assets/boot-12345678.js', ASK, 'file'],
  ['/assets/boot-12345678.js', { ...ASK, range: true }, 'network'],
  ['/assets/other-12345678.js', ASK, 'network'],
  ['/kept-pictures/images/posters/a.webp', { ...ASK, mode: 'no-cors' }, 'cached picture'],
  ['/videos/lagoon.mp4', { ...ASK, range: true }, 'network'],
  ['https://images.example/assets/boot-12345678.js', ASK, 'network'],
  ['https://account.example/logout', { method: 'POST', mode: 'navigate' }, 'network'],
])('%s %o is %s', (address, { range, ...request }, kind) => {
  const headers = new Headers(range && { range: 'bytes=0-1' })
  expect(kindOfRequest({ ...request, url: new URL(address, ORIGIN).href, headers }, ORIGIN, FILES)).toBe(kind)
})
