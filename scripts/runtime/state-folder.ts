import { join } from 'node:path'

/** Where the development server's plugin is told to keep state; it goes one folder deeper by itself. */
export const STATE_PARENT = '.wrangler/state'
/** Databases, pictures and caches of this checkout: one folder for `npm start`, `npm run dev` and `npm run seed`. */
export const STATE = join(STATE_PARENT, 'v3')
