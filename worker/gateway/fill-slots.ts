import build from 'virtual:client-build'
import type { MarketId } from '../../markets/market-id.ts'
import { allows, type Consent } from '../../shared/consent/consent.ts'
import type { SavedIds } from '../../shared/contracts/wishlist.ts'
import { hashOfText } from '../../shared/log/hash-of-text.ts'
import type { StampedPage, StoredPage } from '../page/cache/stored-page.ts'
import { rewriteBookingLinks } from './booking-links.ts'
import { fillHeartSlots } from './heart-slots.ts'

/** What the browser may know of its own visit; the page itself is the same for everybody. */
export type VisitorDocument = {
  consent: Consent
  currency: string
  country: string | null
  signedIn: boolean
  /** Whoever is signed in. */
  account: { id: string; name: string } | null
}

const encoder = new TextEncoder()

/** Attributes for `<html>`: CSS reveals the right server-rendered variant by them, without a script. */
export const stampAttributes = (
  visitor: VisitorDocument,
  hiddenBanners: readonly number[],
  outdated: boolean,
  geo: MarketId | null,
): string => {
  const closed = hiddenBanners.map((slot) => ` data-hide-banner-${slot}=""`).join('')
  const analytics = allows(visitor.consent, 'analytics') ? ' data-analytics=""' : ''
  return ` data-consent="${visitor.consent}"${analytics} data-signed-in="${visitor.signedIn}"${closed}${outdated ? ' data-outdated=""' : ''}${geo === null ? '' : ` data-geo="${geo}"`}`
}

/**
 * The script element that carries the visitor document, a data block: no script runs, so CSP needs no hash. Who allows
 * analytics gets their script with it.
 */
export const visitorElement = (visitor: VisitorDocument): string => {
  const data = JSON.stringify(visitor).replace(/</g, '\\u003c')
  const analytics = allows(visitor.consent, 'analytics') ? ANALYTICS : ''
  return `<script type="application/json" id="visitor">${data}</script>${analytics}`
}

const ANALYTICS = `<script type="module" src="${build.track}" fetchpriority="low"></script>`

/** What of the page itself is different for some visitors. */
export type VisitorSlots = {
  /** What the visitor has saved: their hearts are pressed. */
  saved: SavedIds | null
  /** Origin of the booking site, where its links go by our own address first (booking-links.ts). */
  ledBookings: string | null
}

const SAME_FOR_ALL: VisitorSlots = { saved: null, ledBookings: null }

/** Stamped forms that a page keeps. The memory's bound counts a page once for itself and once for each of them. */
export const KEPT_STAMPS = 2

/**
 * The page with both in their places, under an ETag over page and stamps. The page of last resort has no places: it
 * is sent as it is.
 * @param headersOf the headers that go with it; made once per form, because setting them one by one costs a hot page
 * as much as finding it
 * @param shared whether many visits look alike. What is one person's is not kept: it would push out what they share
 */
export const fillSlots = (
  page: StoredPage,
  attributes: string,
  element: string,
  headersOf: (etag: string) => Headers,
  shared = true,
  own = SAME_FOR_ALL,
): StampedPage => {
  const { saved, ledBookings } = own
  const stamp = attributes + element + (ledBookings ?? '') + (saved === null ? '' : JSON.stringify(saved))
  const known = page.stamped.get(stamp)
  if (known !== undefined) return known
  const etag = `W/"${page.hash}-${hashOfText(stamp)}"`
  const bytes = page.start.length === 0 ? page.end : join(page, attributes, element, own)
  const stamped = { bytes, etag, headers: headersOf(etag) }
  if (!shared) return stamped
  if (page.stamped.size >= KEPT_STAMPS) page.stamped.delete(page.stamped.keys().next().value ?? '')
  page.stamped.set(stamp, stamped)
  return stamped
}

const join = (
  page: StoredPage,
  attributes: string,
  element: string,
  { saved, ledBookings }: VisitorSlots,
): Uint8Array<ArrayBuffer> => {
  const a = encoder.encode(attributes)
  const b = encoder.encode(element)
  const { start, middle, end } = page
  const whole = new Uint8Array(start.length + a.length + middle.length + b.length + end.length)
  let at = 0
  for (const part of [start, a, middle, b, end]) {
    whole.set(part, at)
    at += part.length
  }
  if (saved !== null) fillHeartSlots(page, whole, start.length + a.length, saved)
  if (ledBookings !== null) rewriteBookingLinks(page, whole, start.length + a.length, ledBookings)
  return whole
}
