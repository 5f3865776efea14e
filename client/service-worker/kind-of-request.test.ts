import { expect, it } from 'vitest'
import { kindOfRequest, type RequestKind } from './kind-of-request.ts'

const ORIGIN = 'https://it.example'
const FILES = new Set(['/assets/boot-12345678.js'])
const VISIT = { method: 'GET', mode: 'navigate' } as const
const FETCH = { method: 'GET', mode: 'cors' } as const

it.each<[string, { method: string; mode: RequestMode; destination?: RequestDestination; range?: true }, RequestKind]>([
  ['/', VISIT, 'page'],
  ['/viaggi/japan-tokyo-kyoto?modal=1&type=gallery', VISIT, 'page'],
  ['/preferiti', VISIT, 'page'],
  ['/cerca?textSearch=%2Flogin', VISIT, 'page'],
  ['/login-e-altro', VISIT, 'page'],
  // Actions and personal data come from the network only.
  ['/login?return=%2F', VISIT, 'plain page'],
  ['/login/redirect?code=1', VISIT, 'plain page'],
  ['/logout', VISIT, 'plain page'],
  ['/api/departures/x.ics', VISIT, 'plain page'],
  ['/__growth', VISIT, 'plain page'],
  ['/cerca', { method: 'POST', mode: 'navigate' }, 'network'],
  ['/cerca', { method: 'HEAD', mode: 'cors' }, 'network'],
  ['/logout', { method: 'POST', mode: 'navigate' }, 'sign out'],
  ['/api/wishlist/travel/peru', { method: 'POST', mode: 'cors' }, 'network'],
  ['/api/wishlist', FETCH, 'network'],
  ['/viaggi/japan-tokyo-kyoto', FETCH, 'network'],
  ['/assets/boot-12345678.js', FETCH, 'file'],
  ['/assets/boot-12345678.js', { ...FETCH, range: true }, 'network'],
  ['/assets/other-12345678.js', FETCH, 'network'],
  ['/assets/styles-12345678.css', { ...FETCH, destination: 'style' }, 'file'],
  ['/kept-pictures/images/posters/a.webp', { ...FETCH, mode: 'no-cors' }, 'cached picture'],
  ['/videos/lagoon.mp4', { ...FETCH, range: true }, 'network'],
  ['https://images.example/assets/boot-12345678.js', FETCH, 'network'],
  ['https://account.example/logout', { method: 'POST', mode: 'navigate' }, 'network'],
])('%s %o is %s', (path, { range, ...request }, kind) => {
  const headers = new Headers(range && { range: 'bytes=0-1' })
  expect(kindOfRequest({ destination: '', ...request, url: new URL(path, ORIGIN).href, headers }, ORIGIN, FILES)).toBe(
    kind,
  )
})
