import { join } from 'node:path'

/**
 * Where this machine's data is kept, unless STATE names another folder: two sites at once want two. The development
 * server's plugin is told so, and goes one folder deeper by itself.
 */
export const STATE_PARENT = process.env.STATE ?? '.wrangler/state'
/** Databases, pictures and caches of this checkout: one folder for `npm start`, `npm run dev` and `npm run seed`. */
export const STATE = join(STATE_PARENT, 'v3')
