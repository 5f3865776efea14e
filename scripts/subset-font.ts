import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from './font-characters.ts'

/**
 * Makes client/fonts/figtree.woff2 out of the Figtree package: what our six markets write, in the weights that
 * the styles use. Run it when a text needs a character that the subset lacks, and commit the result.
 *
 *   node scripts/subset-font.ts
 */
const WEIGHTS = { min: 400, max: 800 }

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json')))
const source = readFileSync(join(packageFolder, 'files', 'figtree-latin-wght-normal.woff2'))
const target = join(import.meta.dirname, '..', 'client', 'fonts')

const subset = await subsetFont(source, FONT_CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'case'],
})
writeFileSync(join(target, 'figtree.woff2'), subset)
copyFileSync(join(packageFolder, 'LICENSE'), join(target, 'figtree-OFL.txt'))
console.log(`figtree.woff2: ${subset.length} bytes`)
