/** A piece of a flag's drawing, on a square of 24 by 24: an element of SVG and its attributes, as React names them. */
export type FlagShape = readonly [
  element: 'path' | 'rect' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
]

/** Three stripes that stand. */
export const columns = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['rect', { x: i * 8, width: 8, height: 24, fill }])

/** Three stripes that lie. */
export const rows = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['rect', { y: i * 8, width: 24, height: 8, fill }])
