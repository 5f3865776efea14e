import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allMessages } from '../markets/translate.ts'
import { FONT_CHARACTERS } from './font-characters.ts'

it.each(Object.entries(allMessages))('writes every message of %s in our own font', (_, messages) => {
  const texts = Object.values(messages).flatMap((namespace) => Object.values<string>(namespace))
  const missing = new Set([...texts.join('')].filter((character) => !FONT_CHARACTERS.includes(character)))
  expect(texts.length).toBeGreaterThan(50)
  expect([...missing]).toEqual([])
})

it('is a font of at most 30 kB', () => {
  expect(statSync(new URL('../client/fonts/figtree.woff2', import.meta.url)).size).toBeLessThanOrEqual(30_000)
})
