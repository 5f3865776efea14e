import build from 'virtual:client-build'
import { LRUCache } from 'lru-cache'
import { joinBytes } from '../../../shared/bytes/join-bytes.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import type { Rendered, RenderedFragment } from '../../ui/slots.ts'
import { chunkOf } from '../slots/chunk.ts'
import { loadBuildFile } from './build-file.ts'
import { cspHash } from './page-style.ts'
import { FIRST_FILES, PRELOADED_FONTS } from './style-links.ts'
import { type StyleTable, selectStyles } from './style-table.ts'

type ClassSet = RenderedFragment['classes']

/** The part of the stylesheet that the first screen of one kind of page needs: for all windows, for wide ones. */
export type PageSheet = { css: readonly string[]; rendered: Rendered; hashes?: string[] }

const indexed = (table: StyleTable) => ({
  ...table,
  numbers: new Map(table.classes.map((name, number) => [name, number])),
})
/** Empty in development, and on the fallback error page of an isolate that cannot load it. */
let styleTable = indexed({ classes: [], nodes: [], wide: [] })

/** Loads the rules once per isolate, when it renders a page that it has not cached. */
export const loadStyleTable = async (assets: Fetcher): Promise<void> => {
  if (build.styles.table === '' || styleTable.nodes.length > 0) return
  styleTable = indexed(await loadBuildFile<StyleTable>(assets, build.styles.table))
  attributes.clear()
}

const CLASS_ATTRIBUTE = ' class="'
/** Token of a slot or an embedded fragment (recording.tsx). */
const TOKEN = /s[0-9a-f-]{36}\.\d+;/g
/** Bounds the cache: editors' texts have classes. */
const MAX_ATTRIBUTES = 5000
const attributes = new Map<string, readonly number[]>()

/** Classes of markup and of fragments embedded in it. */
export const classesIn = (html: string, embedded: readonly ClassSet[] = []): ClassSet => {
  const classes = new Uint32Array((styleTable.classes.length >> 5) + 1)
  const add = (index: number, bits: number): void => {
    classes[index] = (classes[index] ?? 0) | bits
  }
  for (const set of embedded) for (const [index, bits] of set.entries()) add(index, bits)
  for (let at = html.indexOf(CLASS_ATTRIBUTE); at !== -1; at = html.indexOf(CLASS_ATTRIBUTE, at)) {
    at += CLASS_ATTRIBUTE.length
    for (const number of numbersOf(html.slice(at, html.indexOf('"', at)))) add(number >> 5, 1 << number)
  }
  return classes
}

const numbersOf = (attribute: string): readonly number[] => {
  const known = attributes.get(attribute)
  if (known !== undefined) return known
  const { numbers } = styleTable
  const names = attribute.replace(TOKEN, ' ').split(/\s+/)
  const found = names.flatMap((name) => numbers.get(name) ?? [])
  // Tokens are random.
  if (attribute.includes(';')) return found
  if (attributes.size >= MAX_ATTRIBUTES) attributes.clear()
  attributes.set(attribute, found)
  return found
}

const encoder = new TextEncoder()
/** Pages of a kind differ little: most of a market's pages share ten sheets. */
const sheets = new LRUCache<string, PageSheet>({ max: 64 })

/** Null in development, where the browser loads all styles. */
export const pageSheet = (classes: ClassSet): PageSheet | null => {
  if (build.styles.href === '') return null
  const key = keyOf(classes)
  const known = sheets.get(key)
  if (known !== undefined) return known
  const hasClass = (number: number): boolean => (((classes[number >> 5] ?? 0) >>> number) & 1) === 1
  const css = [styleTable.nodes, styleTable.wide].map((nodes) => selectStyles(nodes, hasClass))
  const [all, wide, fonts, transition] = [...css, build.fontStyles.css, build.transitionStyles.css].map(
    (text) => `<style>${text}</style>`,
  )
  const parts = [FIRST_FILES + all, PRELOADED_FONTS + wide + fonts, transition].map((text) => encoder.encode(text))
  const [first = 0, ofWide = 0] = parts.map(({ length }) => length)
  const sheet: PageSheet = {
    css,
    rendered: {
      chunks: [{ ...chunkOf(joinBytes(parts)), shared: true }],
      slots: [
        { name: 'styles', chunk: 0, from: 0, to: first + ofWide },
        { name: 'only-for', item: 'wide', chunk: 0, from: first, to: first + ofWide },
      ],
    },
  }
  sheets.set(key, sheet)
  return sheet
}

/** CSP sources without quotes. */
export const sheetHashes = async (sheet: PageSheet): Promise<string[]> => {
  sheet.hashes ??= await Promise.all(sheet.css.map(cspHash))
  return sheet.hashes
}
