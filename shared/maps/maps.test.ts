import { describe, expect, it } from 'vitest'
import { countryNames, namesWithRoom, stopNames } from './place-names.ts'
import { boxAround, toPlane } from './plane.ts'
import { rankPins, spreadPins } from './rank-pins.ts'
import { allSheets, sheetAround } from './sheets.ts'

const FRAME = { ratio: 1.5, minWidth: 2, margin: 0.1 }
const boxOf = (...points: [number, number][]) =>
  boxAround(
    points.map(([latitude, longitude]) => toPlane({ latitude, longitude })),
    FRAME,
  )

describe('boxAround', () => {
  it('crosses the antimeridian where that is shorter', () => {
    const { x, width } = boxOf([-17.8, 177.4], [-13.8, -171.8])
    expect(x).toBeLessThan(177.4)
    expect(x + width).toBeGreaterThan(188.2)
    expect(width).toBeLessThan(20)
  })

  it('shows the whole world instead of more than half of it, and a neighbourhood around one point', () => {
    expect(boxOf([35, 139], [40, -100], [50, 0])).toMatchObject({ x: -180, width: 360 })
    expect(boxOf([35, 139]).width).toBe(2)
  })

  it('keeps the poles off', () => expect(boxOf([-90, 0], [90, 10]).height).toBeLessThan(400))
})

describe('sheetAround', () => {
  const land = allSheets().map((sheets) => '1'.repeat(sheets.length))

  it('finds the smallest sheet with the whole box', () => {
    const box = boxOf([35.7, 139.7], [34.7, 135.5])
    const sheet = sheetAround(box, { land })
    expect(sheet.width).toBe(22.5)
    expect(sheet.x).toBeLessThanOrEqual(box.x)
    expect(sheet.x + sheet.width).toBeGreaterThanOrEqual(box.x + box.width)
  })

  it('takes a larger one where that shows no land, and the world as the last', () => {
    const box = boxOf([0, -140])
    expect(sheetAround(box, { land: [land[0]?.replaceAll('1', '0') ?? '', ...land.slice(1)] }).width).toBe(45)
    expect(sheetAround(box, { land: [] }).name).toBe('world')
  })
})

describe('rankPins', () => {
  it('gives labels to the first ones, dots to those that touch them and nothing to those below', () => {
    const at = (x: number) => ({ x, y: 0.5, width: 60 })
    expect(rankPins([at(0.5), at(0.6), at(0.5), at(0.02), at(2)], { width: 400, height: 200 }).ranks).toEqual([
      'label',
      'dot',
      'none',
      'dot',
      'none',
    ])
  })
})

it('moves stops of a route apart until each has its label', () => {
  const size = { width: 400, height: 300 }
  const stops = [0.5, 0.52, 0.5, 0.99].map((x) => ({ x, y: 0.5, width: 30 }))
  const spread = spreadPins(stops, size)
  expect(rankPins(stops, size).ranks).not.toEqual(Array.from(stops, () => 'label'))
  expect(rankPins(spread, size).ranks).toEqual(Array.from(stops, () => 'label'))
  expect(Math.abs((spread[0]?.x ?? 0) - 0.5)).toBeLessThan(0.15)
})

it('names countries that are wide enough, beside what is taken', () => {
  const size = { width: 400, height: 300 }
  const box = { x: 0, y: -60, width: 40, height: 30 }
  const names = countryNames(
    [
      ['IT', 12, -48, 9],
      ['LU', 6, -57, 0.8],
      ['FR', 3, -54, 12],
    ],
    (code) => `Land ${code}`,
    box,
    size,
  )
  expect(names.map(({ text }) => text)).toEqual(['Land IT', 'Land FR'])
  expect(namesWithRoom(names, size, [{ x: 90, y: 90, width: 60, height: 60 }])).toEqual([false, true])
})

it('names a stop above its pin or beside it where there is no room below', () => {
  const stops = [
    { text: 'Tokyo', x: 0.5, y: 0.5 },
    { text: 'Osaka', x: 0.5, y: 0.95 },
    { text: 'Kyoto', x: 0.5, y: 0.25 },
  ]
  const names = stopNames(stops, { width: 400, height: 300 }, [{ x: 190, y: 84, width: 20, height: 50 }])
  expect(names.map(({ dx = 0, dy }) => [Math.sign(dx), Math.sign(dy)])).toEqual([
    [0, 1],
    [0, -1],
    [0, -1],
  ])
})
