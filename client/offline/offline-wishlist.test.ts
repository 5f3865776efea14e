import { expect, it } from 'vitest'
import { markOf, ownerOf } from '../boot/session.ts'
import { belongsToMark, type OfflineWishlist, wishlistUpdate } from './offline-wishlist.ts'

const NOW = 1_800_000_000_000
const list = (mark: string, ageMs = 0): OfflineWishlist => ({ hearts: [], items: [], mark, at: NOW - ageMs })
const NOBODY = 'null'
const SAVED = '__Host-saved=one'
const GIULIA = '__Host-signed-in=aaa,__Host-saved=one'
const GIULIA_LATER = '__Host-saved=two,__Host-signed-in=aaa'
const MARCO = '__Host-signed-in=bbb,__Host-saved=one'

it.each<[string, OfflineWishlist | null, string, { wipe: boolean; fetch: boolean }]>([
  ['nobody who has saved nothing', null, NOBODY, { wipe: false, fetch: false }],
  ['a first heart', null, SAVED, { wipe: false, fetch: true }],
  ['nothing has changed', list(GIULIA), GIULIA, { wipe: false, fetch: false }],
  ['another heart', list(GIULIA), GIULIA_LATER, { wipe: false, fetch: true }],
  ['another device may have changed it', list(GIULIA, 3_700_000), GIULIA, { wipe: false, fetch: true }],
  ['the clock was set back since', list(GIULIA, -86_400_000), GIULIA, { wipe: false, fetch: true }],
  ['somebody else signed in', list(GIULIA), MARCO, { wipe: true, fetch: true }],
  ['signed out', list(GIULIA), NOBODY, { wipe: true, fetch: false }],
  ['signed out, with the browser’s own list', list(GIULIA), SAVED, { wipe: true, fetch: true }],
  ['signed in', list(SAVED), GIULIA, { wipe: true, fetch: true }],
  ['the browser was closed: its list is the same', list(SAVED), NOBODY, { wipe: false, fetch: true }],
])('%s', (_, kept, mark, due) => expect(wishlistUpdate(kept, mark, NOW)).toEqual(due))

it.each([
  [GIULIA, GIULIA_LATER, true],
  [GIULIA, MARCO, false],
  [GIULIA, SAVED, false],
  [GIULIA, NOBODY, false],
  [SAVED, NOBODY, true],
  [SAVED, GIULIA, false],
])('a list cached under %s belongs to %s: %s', (kept, mark, shown) =>
  expect(belongsToMark(list(kept), mark)).toBe(shown),
)

it('reads marks from any cookies', () => {
  expect(markOf('a=1; __Host-signed-in=aaa; b=2; __Host-saved=one')).toBe(GIULIA)
  expect(markOf('__Host-signed-inx=aaa; session=1')).toBe(NOBODY)
  expect(markOf('')).toBe(NOBODY)
  expect([GIULIA, GIULIA_LATER, SAVED, NOBODY, ''].map(ownerOf)).toEqual(['aaa', 'aaa', '', '', ''])
})
