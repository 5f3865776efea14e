import { dirname, join, resolve } from 'node:path'

const DEFAULT_STATE_PARENT = '.wrangler/state'

/**
 * Folder of this machine's data, unless STATE names another, for two sites at once. The development server's plugin
 * receives it and adds a folder itself.
 */
export const STATE_PARENT = process.env.STATE ?? DEFAULT_STATE_PARENT
/** Databases, pictures and caches of this checkout, shared by `npm start`, `npm run dev` and `npm run seed`. */
export const STATE = join(STATE_PARENT, 'v3')

/** Command that restores a database of a state folder. Commands without STATE use the default folder. */
export const restoreCommand = (state: string, name: string): string => {
  const isDefault = resolve(dirname(state)) === resolve(DEFAULT_STATE_PARENT)
  return `"${isDefault ? '' : `STATE=${dirname(state)} `}npm run database -- restore ${name} FILE"`
}
