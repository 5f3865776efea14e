import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { MARKET_IDS, type MarketId } from '../markets/market-id.ts'
import type { MessageTree } from '../markets/message-texts.ts'
import { messagesByMarket } from '../markets/registry.ts'
import { buildFileHref, writeBuildFile } from './build-file.ts'

const FILE = /\/messages\/storefront\.json$/
const ID = '\0messages-in-code:'
/** Messages of the fallback error page, of hosts without a market, and of prompts on pages of other markets. */
const IN_CODE = /^errors\.|^layout\.(homeLabel|geo)/

const fileName = (id: MarketId): string => `messages-${id}`

export const writeMessageFiles = (): void => {
  for (const id of MARKET_IDS) writeBuildFile(fileName(id), messagesByMarket[id])
}

export const messageHrefs = (): Record<MarketId, string> =>
  Object.fromEntries(MARKET_IDS.map((id) => [id, buildFileHref(fileName(id))])) as Record<MarketId, string>

const messagesInCode = (tree: MessageTree, prefix = ''): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, message]): [string, string | MessageTree][] => {
      if (typeof message === 'string') return IN_CODE.test(prefix + key) ? [[key, message]] : []
      const inside = messagesInCode(message, `${prefix}${key}.`)
      return Object.keys(inside).length === 0 ? [] : [[key, inside]]
    }),
  )

/** Leaves in the storefront's code only the messages that it needs before it has loaded those of a market. */
export const messageFiles = (): Plugin => ({
  name: 'message-files',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'sojourn_storefront',
  resolveId: (source, importer) =>
    importer !== undefined && FILE.test(source)
      ? ID + resolve(dirname(importer), source).replace(/\.json$/, '')
      : undefined,
  load: (id) =>
    id.startsWith(ID)
      ? {
          code: `export default ${JSON.stringify(messagesInCode(JSON.parse(readFileSync(`${id.slice(ID.length)}.json`, 'utf8'))))}`,
          moduleSideEffects: false,
        }
      : undefined,
})
