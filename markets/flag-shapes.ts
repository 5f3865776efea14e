/** SVG element of a flag in a 24 by 24 square. */
export type FlagShape = readonly [element: 'path' | 'circle', attributes: Readonly<Record<string, string | number>>]

/** Three vertical stripes. */
export const columns = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['path', { fill, d: `M${i * 8} 0h8v24h-8` }])

/** Three horizontal stripes. */
export const rows = (...colours: readonly string[]): readonly FlagShape[] =>
  colours.map((fill, i) => ['path', { fill, d: `M0 ${i * 8}h24v8H0` }])

type Flagged = { id: string; flag: readonly FlagShape[] }

/** A class `flag-<market>` of each market, with its flag as the background. */
export const flagStyles = (markets: readonly Flagged[]): string =>
  `@layer layout{${markets.map(({ id, flag }) => `.flag-${id}{background-image:url("${pictureOf(flag)}")}`).join('')}}`

const pictureOf = (flag: readonly FlagShape[]): string => {
  const shapes = flag.map(([element, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}='${value}'`)
    return `<${element}${written.join('')}/>`
  })
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${shapes.join('')}</svg>`
  return `data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}`
}
