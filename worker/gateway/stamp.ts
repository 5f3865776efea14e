import type { Consent } from '../../shared/consent/consent.ts'
import type { StoredPage } from '../page/cache/stored-page.ts'

/** What the browser may know of its own visit; the page itself is the same for everybody. */
export type VisitorDocument = {
  consent: Consent
  currency: string
  country: string | null
  signedIn: boolean
}

const encoder = new TextEncoder()

/** Attributes for `<html>`: CSS reveals the right server-rendered variant by them, without a script. */
export const stampAttributes = (
  visitor: VisitorDocument,
  hiddenBanners: readonly number[],
  outdated: boolean,
): string => {
  const closed = hiddenBanners.map((slot) => ` data-hide-banner-${slot}=""`).join('')
  return ` data-consent="${visitor.consent}" data-signed-in="${visitor.signedIn}"${closed}${outdated ? ' data-outdated=""' : ''}`
}

/** The script element that carries the visitor document. A data block: no script runs, so CSP needs no hash. */
export const visitorElement = (visitor: VisitorDocument): string =>
  `<script type="application/json" id="visitor">${JSON.stringify(visitor).replace(/</g, '\\u003c')}</script>`

/** Stamped forms that a page keeps. The memory's bound counts a page once for itself and once for each of them. */
export const KEPT_STAMPS = 2

/** The page's bytes with both in their places. The page of last resort has no places: it is sent as it is. */
export const stampPage = (page: StoredPage, attributes: string, element: string): Uint8Array<ArrayBuffer> => {
  if (page.start.length === 0) return page.end
  const stamp = attributes + element
  const known = page.stamped.get(stamp)
  if (known !== undefined) return known
  const whole = join(page, attributes, element)
  if (page.stamped.size >= KEPT_STAMPS) page.stamped.delete(page.stamped.keys().next().value ?? '')
  page.stamped.set(stamp, whole)
  return whole
}

const join = (page: StoredPage, attributes: string, element: string): Uint8Array<ArrayBuffer> => {
  const a = encoder.encode(attributes)
  const b = encoder.encode(element)
  const { start, middle, end } = page
  const whole = new Uint8Array(start.length + a.length + middle.length + b.length + end.length)
  let at = 0
  for (const part of [start, a, middle, b, end]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
