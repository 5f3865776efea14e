/** SVG element of a flag in a 24 by 24 square, with React's attribute names. */
export type FlagShape = readonly [
  element: 'path' | 'rect' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
]

/** Three vertical stripes. */
export const columns = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['rect', { x: i * 8, width: 8, height: 24, fill }])

/** Three horizontal stripes. */
export const rows = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['rect', { y: i * 8, width: 24, height: 8, fill }])
