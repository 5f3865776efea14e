import type { NamedCountry } from './place-names.ts'
import { type Box, contains } from './plane.ts'

/** Degrees. Sheets are square and begin at each half of their side; the last ones have all detail of the atlas. */
const SIDES = [22.5, 45, 90, 180, 360] as const
/** The part of the plane from the southern polar circle to the north of Svalbard. */
const [NORTH, SOUTH] = [-140, 105]
const WORLD: Box = { x: -180, y: -180, width: 360, height: 360 }

export type MapSheet = Box & { name: string }

/** URL with `*` for the name, and for each side which of its sheets have land: a digit for each, row by row. */
export type SheetIndex = { href: string; land: readonly string[]; countries: readonly NamedCountry[] }

const columnsOf = (side: number): number => (side === WORLD.width ? 1 : (2 * WORLD.width) / side)
const rowsOf = (side: number): number => (side === WORLD.width ? 1 : Math.ceil((2 * (SOUTH - NORTH)) / side))

const sheetOf = (side: number, column: number, row: number): MapSheet =>
  side === WORLD.width
    ? { ...WORLD, name: 'world' }
    : {
        x: WORLD.x + (column * side) / 2,
        y: NORTH + (row * side) / 2,
        width: side,
        height: side,
        name: `${side}-${column}-${row}`,
      }

/** All sheets of each side, row by row. */
export const allSheets = (): MapSheet[][] =>
  SIDES.map((side) =>
    Array.from({ length: rowsOf(side) }, (_, row) => row).flatMap((row) =>
      Array.from({ length: columnsOf(side) }, (_, column) => sheetOf(side, column, row)),
    ),
  )

/** The smallest sheet with all of a box that shows land; the world's where none has. */
export const sheetAround = (box: Box, { land }: Pick<SheetIndex, 'land'>): MapSheet => {
  for (const [index, side] of SIDES.entries()) {
    const [columns, rows] = [columnsOf(side), rowsOf(side)]
    const [column, row] = [box.x - WORLD.x, box.y - NORTH].map((offset) => Math.floor((2 * offset) / side)) as [
      number,
      number,
    ]
    for (const r of [row, row - 1])
      for (const c of [column, column - 1]) {
        const wrapped = (c + columns) % columns
        const sheet = sheetOf(side, wrapped, r)
        if (r >= 0 && r < rows && land[index]?.[r * columns + wrapped] === '1' && contains(sheet, box)) return sheet
      }
  }
  return { ...WORLD, name: 'world' }
}

export const sheetHref = ({ href }: Pick<SheetIndex, 'href'>, { name }: MapSheet): string => href.replace('*', name)
