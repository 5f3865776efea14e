import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Makes client/fonts/figtree.woff2 out of the Figtree package: what our six markets write, in the weights that
 * the styles use. Run it when a text needs a character that the subset lacks, and commit the result.
 *
 *   node scripts/subset-font.ts
 */
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Basic Latin, Latin-1, œ Œ ÿ and what typographers and currencies add. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıŠšŽžˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€£¥$™−×→←↑↓\u2009\u200a\u202f`
const WEIGHTS = { min: 400, max: 800 }

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json')))
const source = readFileSync(join(packageFolder, 'files', 'figtree-latin-wght-normal.woff2'))
const target = join(import.meta.dirname, '..', 'client', 'fonts')

const subset = await subsetFont(source, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'case'],
})
writeFileSync(join(target, 'figtree.woff2'), subset)
copyFileSync(join(packageFolder, 'LICENSE'), join(target, 'figtree-OFL.txt'))
console.log(`figtree.woff2: ${subset.length} bytes`)
