import { describe, expect, it } from 'vitest'
import { BASALT, bandsOf, cliffsOf, dunesOf, sandOf, wallsOf } from './colours.ts'

/** Mean of red, green and blue, 0 to 255. */
const lightness = (colour = ''): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3

const place = (country: string, travel?: string) =>
  ({ country, continent: 'europe', ...(travel !== undefined && { travel }) }) as const

describe('cliffs', () => {
  it.each([
    ['ISL', undefined],
    ['FRO', undefined],
    ['ESP', 'spain-tenerife-la-gomera'],
    ['ECU', 'galapagos-island-hopping'],
    ['PRT', 'azores-faial-pico-sao-miguel'],
  ])('are of basalt in %s %s', (country, travel) => expect(cliffsOf(place(country, travel))).toBe(BASALT))

  it.each(['FRA', 'HRV', 'IDN', 'MEX'])('are pale in %s', (country) =>
    expect(Math.min(...cliffsOf(place(country)).map(lightness))).toBeGreaterThan(190),
  )

  it.each(['PRT', 'MAR'])('are neither dark nor white in %s', (country) => {
    const levels = cliffsOf(place(country)).map(lightness)
    expect(levels.every((level) => level > 120 && level < 190)).toBe(true)
  })
})

describe('sand', () => {
  it('is black on the beaches of Iceland and yellow on those of Denmark', () => {
    expect(
      sandOf(place('ISL'))
        .map(lightness)
        .every((level) => level < 100),
    ).toBe(true)
    expect(
      sandOf(place('DNK'))
        .map(lightness)
        .every((level) => level > 170),
    ).toBe(true)
  })

  it('is white in the dunes of Brazil and red in those of Namibia', () => {
    expect(
      dunesOf(place('BRA'))
        .map(lightness)
        .every((level) => level > 220),
    ).toBe(true)
    expect(
      dunesOf(place('NAM'))
        .map(lightness)
        .every((level) => level < 150),
    ).toBe(true)
  })
})

describe('walls of waterfalls', () => {
  it('are of basalt in Iceland and of granite in California', () => {
    expect(wallsOf(place('ISL'))).toBe(BASALT)
    expect(
      wallsOf(place('USA', 'usa-california-coast'))
        .map(lightness)
        .every((level) => level > 150),
    ).toBe(true)
  })
})

it('lighthouses are pink in Curaçao and red in the Beagle Channel', () => {
  expect(bandsOf(place('CUW'))).toEqual(['#e58fa0'])
  expect(bandsOf(place('ARG'))).toEqual(['#d0402f'])
})
