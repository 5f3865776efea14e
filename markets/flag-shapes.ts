/** SVG element of a flag in a 24 by 24 square, with React's attribute names. */
export type FlagShape = readonly [element: 'path' | 'circle', attributes: Readonly<Record<string, string | number>>]

/** Three vertical stripes. */
export const columns = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['path', { fill, d: `M${i * 8} 0h8v24h-8` }])

/** Three horizontal stripes. */
export const rows = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['path', { fill, d: `M0 ${i * 8}h24v8H0` }])
