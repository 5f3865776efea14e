import { type Box, besideBox } from './plane.ts'
import { around, overlap, type Rect, type Size } from './rank-pins.ts'

/** Country on the plane: ISO code, middle and width (degrees) of its largest part. */
export type NamedCountry = readonly [code: string, x: number, y: number, width: number]

/** A name's place from 0 to 1, and its distance to the right and below in pixels. */
export type PlacedName = { text: string; x: number; y: number; dx?: number; dy: number }

const HEIGHT = 16
const textWidth = (text: string): number => 8 + 6.4 * text.length
/** A name may be so much wider than its country. */
const OVERHANG = 1.2

/** Names of countries that are wide enough for them, largest first. */
export const countryNames = (
  countries: readonly NamedCountry[],
  nameOf: (code: string) => string | undefined,
  box: Box,
  { width }: Size,
): PlacedName[] =>
  countries.flatMap(([code, x, y, degrees]) => {
    const place = besideBox({ x, y }, box)
    const at = { x: (place.x - box.x) / box.width, y: (place.y - box.y) / box.height }
    const text = at.x > 1 || at.y < 0 || at.y > 1 ? undefined : nameOf(code)
    return text === undefined || textWidth(text) > ((degrees * width) / box.width) * OVERHANG
      ? []
      : [{ text, ...at, dy: 4 }]
  })

/** Which names have room beside what is taken and the names before them. */
export const namesWithRoom = (
  names: readonly PlacedName[],
  { width, height }: Size,
  taken: readonly Rect[],
): boolean[] => {
  const all = [...taken]
  return names.map(({ text, x, y, dx = 0, dy }) => {
    const rect = around(x * width + dx, y * height + dy - 4, textWidth(text), HEIGHT)
    const isInside = rect.x >= 0 && rect.x + rect.width <= width && rect.y >= 0 && rect.y + HEIGHT <= height
    if (!isInside || all.some((each) => overlap(each, rect))) return false
    all.push(rect)
    return true
  })
}

const BELOW = { dx: 0, dy: 31 }

/** Names of stops below, above or beside their pins, where there is room beside what is taken and the names before. */
export const stopNames = (
  stops: readonly Omit<PlacedName, 'dx' | 'dy'>[],
  size: Size,
  taken: readonly Rect[],
): PlacedName[] => {
  const placed: PlacedName[] = []
  for (const stop of stops) {
    const beside = textWidth(stop.text) / 2 + 19
    const name = [BELOW, { dx: 0, dy: -23 }, { dx: beside, dy: 4 }, { dx: -beside, dy: 4 }]
      .map((place) => ({ ...stop, ...place }))
      .find((each) => namesWithRoom([...placed, each], size, taken).at(-1))
    placed.push(name ?? { ...stop, ...BELOW })
  }
  return placed
}

export const CORNERS = ['end', 'top', 'start'] as const
export type Corner = (typeof CORNERS)[number]
const TOOLS = { width: 68, height: 116 }

/** Where the buttons are: below on the right, above on the right or on the left. */
export const toolsRect = (corner: Corner, { width, height }: Size): Rect => ({
  ...TOOLS,
  x: corner === 'start' ? 0 : width - TOOLS.width,
  y: corner === 'end' ? height - TOOLS.height : 0,
})
