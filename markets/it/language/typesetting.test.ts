import { expect, it } from 'vitest'
import { typesetting } from './typesetting.ts'

it.each([
  ['fino al 8 feb 2027', 'fino all’8 feb 2027'],
  ['fino al 11 gen 2027', 'fino all’11 gen 2027'],
  ['entro il 8 mar 2027', 'entro l’8 mar 2027'],
  ['dal 11 gen', 'dall’11 gen'],
  ['fino al 1 feb 2027', 'fino al 1 feb 2027'],
  ['fino al 18 feb 2027', 'fino al 18 feb 2027'],
  ['fino al 28 feb 2027', 'fino al 28 feb 2027'],
  ['fino al 81 feb', 'fino al 81 feb'],
  ['canal 8 feb', 'canal 8 feb'],
])('%s: %s', (text, expected) => {
  expect(typesetting.datedText(text)).toBe(expected)
})

it.each([
  ['Eventi vicino a Amsterdam', 'Eventi vicino ad Amsterdam'],
  ['con Sara Bianco e Emily Hartley', 'con Sara Bianco ed Emily Hartley'],
  ['con Emily Hartley e Anna Hoffmann', 'con Emily Hartley e Anna Hoffmann'],
  ['da Roma a Oslo', 'da Roma a Oslo'],
])('%s', (text, expected) => expect(typesetting.everyText(text)).toBe(expected))
