import { join } from 'node:path'

export const DEFAULT_STATE_PARENT = '.wrangler/state'

/**
 * Folder of this machine's data, unless STATE names another, for two sites at once. The development server's plugin
 * receives it and adds a folder itself.
 */
export const STATE_PARENT = process.env.STATE ?? DEFAULT_STATE_PARENT
/** Databases, pictures and caches of this checkout, shared by `npm start`, `npm run dev` and `npm run seed`. */
export const STATE = join(STATE_PARENT, 'v3')
