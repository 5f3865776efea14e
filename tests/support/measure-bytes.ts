import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { STYLES } from '../../build/client-build.ts'

export type ByteRow = { what: string; bytes: number; brotli: number }

/** Highest quality, as at the edge. */
export const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean }

/** Bytes of a first visit by the build's manifest: before any interaction, and with the first island. */
export const measureBytes = (html: Readonly<Record<string, Uint8Array>>): ByteRow[] => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const files = (name: string): string[] => {
    const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    return chunk === undefined ? [] : [chunk.file, ...(chunk.imports ?? []).flatMap(files)]
  }
  const texts = readdirSync('dist/client/assets')
    .filter((file) => file.startsWith('texts-it-'))
    .map((file) => `assets/${file}`)
  const read = (file: string) => readFileSync(`dist/client/${file}`)
  const sum = (what: string, names: readonly string[]): ByteRow => {
    const contents = [...new Set(names)].map(read)
    return {
      what,
      bytes: contents.reduce((total, each) => total + each.length, 0),
      brotli: contents.reduce((total, each) => total + brotli(each), 0),
    }
  }
  const boot = files('client/boot.ts')
  const islands = Object.keys(manifest).filter((name) => name.endsWith('.island.tsx'))
  return [
    sum('JavaScript run before interaction', ['.vite/early.js', ...boot]),
    sum(
      'JavaScript of analytics, for whoever allows them',
      files('client/track.ts').filter((file) => !boot.includes(file)),
    ),
    sum('measuring a page, once it is idle', [manifest['client/vitals/measure-page.ts']?.file ?? '']),
    ...islands.map((name) =>
      sum(
        `${name.split('/').at(-1)} and React, on first intent`,
        [...files('react'), ...files(name), ...texts].filter((file) => !boot.includes(file)),
      ),
    ),
    sum(
      'search widget and its calendar, over React',
      [
        ...files('client/islands/search-widget.island.tsx'),
        ...files('client/islands/search-widget/calendar.tsx'),
      ].filter((file) => !boot.includes(file) && !files('react').includes(file)),
    ),
    sum('the complete stylesheet, for further pages', manifest[STYLES]?.css ?? []),
    sum(
      'fonts',
      Object.values(manifest)
        .map((chunk) => chunk.file)
        .filter((file) => file.endsWith('.woff2')),
    ),
    ...Object.entries(html).flatMap(([what, bytes]) => [
      row(`HTML of ${what}, styles included`, bytes),
      row(`CSS in the HTML of ${what}`, new TextEncoder().encode(inlineCss(new TextDecoder().decode(bytes)))),
    ]),
  ]
}

const row = (what: string, content: Uint8Array): ByteRow => ({ what, bytes: content.length, brotli: brotli(content) })

export const inlineCss = (html: string): string =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
