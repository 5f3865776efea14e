/**
 * Stands in error pages where the request's id belongs. Pages are not told which request they are rendered for; the
 * gateway writes it there (worker/gateway/request-id.ts).
 */
export const REQUEST_ID_SLOT = '{request-id}'
