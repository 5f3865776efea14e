import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type MessageTree, textsOf } from '../markets/message-texts.ts'

/** The storefront loads its messages (message-files.ts). */
const FILE = /\/([a-z]+)\/messages\/(?:api|identity)\.json$/
/** Its files define the keys of all markets; that of the United States has only differences from another's. */
const OTHERS = { keys: 'it', differences: 'us' }
const ID = '\0message-texts:'

const read = (path: string): MessageTree => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Stores the keys of messages once, and as a list the texts of each further market: the window of gzip is smaller than
 * a market's file, so that it found none of the repeated keys.
 */
export const messageKeys = (): Plugin => ({
  name: 'message-keys',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, market] = FILE.exec(source) ?? []
    if (importer === undefined || market === undefined || Object.values(OTHERS).includes(market)) return
    return ID + resolve(dirname(importer), source.replace(/\.json$/, ''))
  },
  load(id) {
    if (!id.startsWith(ID)) return
    const path = `${id.slice(ID.length)}.json`
    const keysPath = path.replace(FILE, (file, market: string) => file.replace(market, OTHERS.keys))
    return {
      code: `import keys from ${JSON.stringify(keysPath)} with { type: 'json' }
import { treeOf } from ${JSON.stringify(resolve('markets/message-texts.ts'))}
export default /* @__PURE__ */ treeOf(keys, ${JSON.stringify(textsOf(read(keysPath), read(path)))})`,
      moduleSideEffects: false,
    }
  },
})
