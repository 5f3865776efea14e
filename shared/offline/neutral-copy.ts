/**
 * Asks for a page as it is for everybody, to be kept on the device (worker/gateway/neutral-copy.ts). Only an answer that
 * says the same of itself is kept: whatever else comes, from a proxy or an older build, is not.
 */
export const COPY_HEADER = 'x-offline-copy'
export const NEUTRAL = 'neutral'

/** What such a question is made with: no cookie goes along, the browser's own memory is left out, and nothing waits. */
export const COPY_REQUEST = {
  credentials: 'omit',
  cache: 'no-store',
  priority: 'low',
  headers: { [COPY_HEADER]: NEUTRAL },
} as const satisfies RequestInit

/** Whether an answer may be kept on the device. */
export const isNeutral = (answer: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  answer.ok && !answer.redirected && answer.headers.get(COPY_HEADER) === NEUTRAL

/** The page that stands in for what cannot be had; the same path in every market, so that one worker serves all. */
export const OFFLINE_PATH = '/offline'
