import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const order = (file: string): string | undefined =>
  /^@layer [a-z, ]+;$/m.exec(readFileSync(join(root, file), 'utf8'))?.[0]

/** A style as it is built: what it imports is in it. */
const withImports = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/^@import "(.*)";$/gm, (_, path: string) =>
    withImports(join(dirname(file), path)),
  )

it('finds every rule but fonts in a declared layer', () => {
  const layers = new Set(order('styles/layers.css')!.slice('@layer '.length, -1).split(', '))
  for (const file of globSync('**/*.css', { cwd: root })) {
    const text = withImports(file).replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
    const openings = text.match(/^\S.*$/gm)?.filter((line) => line !== '}') ?? []
    for (const opening of openings) {
      if (opening.startsWith('@font-face') || opening === order(file)) continue
      expect([...layers], `${file}: ${opening}`).toContain(/^@layer (\S+) \{$/.exec(opening)?.[1])
    }
  }
})
