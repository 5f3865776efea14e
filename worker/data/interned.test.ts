import { expect, it } from 'vitest'
import { z } from 'zod'
import { interned } from './interned.ts'
import { lenientArray, withDrops } from './lenient-array.ts'

const schema = interned(
  z.object({ id: z.string(), seats: z.number().default(4), place: z.object({ name: z.string() }) }),
)

it('returns the same object for the same JSON, and another one for other JSON', () => {
  const one = schema.parse({ id: 'a', place: { name: 'Tokyo' } })
  expect(one).toEqual({ id: 'a', seats: 4, place: { name: 'Tokyo' } })
  expect(schema.parse({ id: 'a', place: { name: 'Tokyo' } })).toBe(one)
  expect(schema.parse({ id: 'a', seats: 3, place: { name: 'Tokyo' } })).toEqual({ ...one, seats: 3 })
})

it('reports what is invalid, each time', () => {
  const list = lenientArray('tours', schema)
  const parse = () =>
    withDrops(() =>
      list.parse([
        { id: 'a', place: {} },
        { id: 'b', place: { name: 'x' } },
      ]),
    )
  for (const { result, dropped } of [parse(), parse()]) {
    expect(result).toEqual([{ id: 'b', seats: 4, place: { name: 'x' } }])
    expect(dropped).toEqual(['tours: place.name Invalid input: expected string, received undefined'])
  }
})

it('reports a missing value', () => {
  expect(schema.safeParse(undefined).error?.issues[0]).toMatchObject({ code: 'invalid_type', path: [] })
})

it.each([
  [1_000_000, true],
  [1_000_001, false],
])('remembers JSON of %i characters: %s', (characters, isSame) => {
  const place = { name: 'Tokyo' }
  const id = 'a'.repeat(characters - JSON.stringify({ id: '', place }).length)
  const first = schema.parse({ id, place })
  expect(schema.parse({ id, place }) === first).toBe(isSame)
})
