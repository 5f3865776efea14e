import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { readOptions } from '../local/commands/read-options.ts'
import { EXTENDED_FONT_CHARACTERS, FONT_CHARACTERS } from './font-characters.ts'

/**
 * Builds shared/fonts/figtree.woff2 and figtree-extended.woff2 from the Figtree package, with the characters of our
 * markets and of foreign names, in the weights that the styles use. Run `node scripts/subset-font.ts` when a text
 * needs another character, and commit the files.
 */
readOptions(`node scripts/subset-font.ts

Builds the fonts of shared/fonts with the characters that the site needs.`)
const WEIGHTS = { min: 400, max: 800 }

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json')))
const target = join(import.meta.dirname, '..', 'shared', 'fonts')

const buildFont = async (name: string, source: string, characters: string): Promise<void> => {
  const subset = await subsetFont(readFileSync(join(packageFolder, 'files', source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'case'],
  })
  writeFileSync(join(target, name), subset)
  console.log(`${name}: ${subset.length} bytes`)
}

await buildFont('figtree.woff2', 'figtree-latin-wght-normal.woff2', FONT_CHARACTERS)
await buildFont('figtree-extended.woff2', 'figtree-latin-ext-wght-normal.woff2', EXTENDED_FONT_CHARACTERS)
copyFileSync(join(packageFolder, 'LICENSE'), join(target, 'figtree-OFL.txt'))
