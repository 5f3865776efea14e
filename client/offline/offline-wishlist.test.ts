import { expect, it } from 'vitest'
import { markOf } from '../boot/session.ts'
import { belongsToMark, type OfflineWishlist, ownerOf, wishlistUpdate } from './offline-wishlist.ts'

const NOW = 1_800_000_000_000
const list = (mark: string, ageMs = 0): OfflineWishlist => ({ hearts: [], items: [], mark, at: NOW - ageMs })
const SIGNED_OUT = 'null'
const SAVED = '__Host-saved=one'
const GIULIA = '__Host-signed-in=aaa,__Host-saved=one'
const GIULIA_LATER = '__Host-saved=two,__Host-signed-in=aaa'
const MARCO = '__Host-signed-in=bbb,__Host-saved=one'

it.each<[string, OfflineWishlist | null, string, { wipe: boolean; fetch: boolean }]>([
  ['signed out, no saved items', null, SIGNED_OUT, { wipe: false, fetch: false }],
  ['a first heart', null, SAVED, { wipe: false, fetch: true }],
  ['no change', list(GIULIA), GIULIA, { wipe: false, fetch: false }],
  ['another heart', list(GIULIA), GIULIA_LATER, { wipe: false, fetch: true }],
  ['another device may have changed it', list(GIULIA, 3_700_000), GIULIA, { wipe: false, fetch: true }],
  ['the clock was set back', list(GIULIA, -86_400_000), GIULIA, { wipe: false, fetch: true }],
  ['another user signed in', list(GIULIA), MARCO, { wipe: true, fetch: true }],
  ['signed out', list(GIULIA), SIGNED_OUT, { wipe: true, fetch: false }],
  ['signed out, with the list of the browser', list(GIULIA), SAVED, { wipe: true, fetch: true }],
  ['signed in', list(SAVED), GIULIA, { wipe: true, fetch: true }],
  ['the browser was closed: its list is the same', list(SAVED), SIGNED_OUT, { wipe: false, fetch: true }],
])('%s', (_, kept, mark, due) => expect(wishlistUpdate(kept, mark, NOW)).toEqual(due))

it.each([
  [GIULIA, GIULIA_LATER, true],
  [GIULIA, MARCO, false],
  [GIULIA, SAVED, false],
  [GIULIA, SIGNED_OUT, false],
  [SAVED, SIGNED_OUT, true],
  [SAVED, GIULIA, false],
])('a list cached under %s belongs to %s: %s', (kept, mark, shown) =>
  expect(belongsToMark(list(kept), mark)).toBe(shown),
)

it('reads marks from any cookies', () => {
  expect(markOf('a=1; __Host-signed-in=aaa; b=2; __Host-saved=one')).toBe(GIULIA)
  expect(markOf('__Host-signed-inx=aaa; session=1')).toBe(SIGNED_OUT)
  expect(markOf('')).toBe(SIGNED_OUT)
  expect([GIULIA, GIULIA_LATER, SAVED, SIGNED_OUT, ''].map(ownerOf)).toEqual(['aaa', 'aaa', '', '', ''])
})
