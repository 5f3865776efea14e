/**
 * Requests a page without personal data, for storage on the device (worker/response/neutral-copy.ts). Only responses with
 * the same header are stored, not those of a proxy or an older build.
 */
export const COPY_HEADER = 'x-offline-copy'
export const NEUTRAL = 'neutral'

export const COPY_REQUEST = {
  credentials: 'omit',
  cache: 'no-store',
  priority: 'low',
  headers: { [COPY_HEADER]: NEUTRAL },
} as const satisfies RequestInit

export const isNeutral = (response: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  response.ok &&
  !response.redirected &&
  response.headers.get(COPY_HEADER) === NEUTRAL &&
  response.headers.get('content-type')?.includes('html') === true

/** Shown for unavailable pages; the same path in every market, so that one service worker serves all. */
export const OFFLINE_PATH = '/offline'

/** Served by worker/files/web-manifest.ts. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** Storage of wishlist changes made offline; the back end remembers their keys for longer. */
export const QUEUED_CHANGE_DAYS = 14
