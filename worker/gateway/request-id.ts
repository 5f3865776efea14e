import type { StoredPage } from '../page/cache/stored-page.ts'
import { REQUEST_ID_SLOT } from '../page/request-id-slot.ts'
import { occurrences } from './occurrences.ts'
import { replaceBytes } from './replace-bytes.ts'

const PLACE = new TextEncoder().encode(REQUEST_ID_SLOT)

/** The request's id: the platform's ray id where it has one, which cannot be anything else than one. */
export const requestIdOf = (ray: string | undefined): string =>
  ray !== undefined && /^[0-9a-zA-Z-]{8,40}$/.test(ray) ? ray : crypto.randomUUID()

/** An error page with the request's id, by which operators find its lines. Other pages have no place for it. */
export const withRequestId = (page: StoredPage, id: string): StoredPage => {
  if (page.status < 500) return page
  const bytes = new TextEncoder().encode(id)
  const filled = (part: Uint8Array<ArrayBuffer>) =>
    // What is found ends where the place ends.
    replaceBytes(
      part,
      occurrences(part, PLACE).map((to) => ({ from: to - PLACE.length, to, bytes })),
    )
  return { ...page, middle: filled(page.middle), end: filled(page.end), stamped: new Map() }
}
