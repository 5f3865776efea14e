import type { PageStore } from './page-cache.ts'

/**
 * The platform's cache in front of the page entrypoint (`cache` of exports.Page in wrangler.toml) keeps pages
 * itself, by the Cache-Control and Cache-Tag that the entrypoint answers: nothing to read or write here.
 */
export const platformStore: PageStore = {
  get: async () => undefined,
  put: async () => {},
}
