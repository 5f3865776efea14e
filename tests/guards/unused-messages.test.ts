import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiMessagesByMarket, identityMessagesByMarket, messagesByMarket } from '../../markets/registry.ts'
import { sourceFiles } from './source-files.ts'

type Tree = { readonly [key: string]: string | Tree }
const keysIn = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(/_(one|other)$/, '')] : keysIn(value, `${prefix}${key}.`),
  )

/** Labels are looked up by the catalogue's codes, without a translator. */
const { labels: _, ...api } = apiMessagesByMarket.it
const SETS = [
  ['the storefront', messagesByMarket.it, ['worker', 'client', 'shared']],
  ['the API', api, ['backend/api']],
  ['the sign-in service', identityMessagesByMarket.it, ['backend/identity']],
] as const

it.each(SETS)('every message of %s is used by its code', (_, messages, folders) => {
  const code = folders
    .flatMap((folder) => sourceFiles(folder))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const literals = new Set([...code.matchAll(/['`]([\w.-]+)['`]/g)].map(([, key]) => key))
  const prefixes = new Set([...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, prefix = '']) => prefix))
  const isUsed = (key: string) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix))
  expect(keysIn(messages).filter((key) => !isUsed(key))).toEqual([])
})
