import type { StoredPage } from '../page/cache/stored-page.ts'
import { occurrences } from './occurrences.ts'

/** Where the booking links of visitors lead who may be counted (worker/api/booking.ts). */
const OWN = '/api'
const encoder = new TextEncoder()

type Links = { origin: string; places: number[] }

/** Each page is looked through once, for the first of these visitors. */
const known = new WeakMap<StoredPage, Links>()

/**
 * Has the booking links of a page go by our own address, which sends the visitor on with their attribution: the page
 * itself is the same for everybody and leads to the booking site. An address may have spaces before it, so it is
 * replaced by one of the same length, and nothing moves.
 * @param bytes the stamped page, which is this visitor's copy
 * @param at where the page's middle part begins in it
 */
export const rewriteBookingLinks = (
  page: StoredPage,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  origin: string,
): void => {
  const found = known.get(page)
  const links = found?.origin === origin ? found : { origin, places: findLinks(page.middle, origin) }
  known.set(page, links)
  const own = encoder.encode(OWN.padStart(origin.length))
  for (const place of links.places) bytes.set(own, at + place)
}

const REST = '/booking/'

const findLinks = (bytes: Uint8Array, origin: string): number[] =>
  occurrences(bytes, encoder.encode(` href="${origin}${REST}`)).map((end) => end - REST.length - origin.length)
