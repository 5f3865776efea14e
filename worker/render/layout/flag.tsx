import type { Market } from '../../../markets/market-schema.ts'

type Stripes = { direction: 'columns' | 'rows'; colours: readonly [string, string, string]; middle?: number }

/** Flags of three stripes, by country: many systems have no flag emoji, and a box with a cross helps nobody. */
const STRIPES: Readonly<Record<string, Stripes>> = {
  IT: { direction: 'columns', colours: ['#16813f', '#fff', '#c9283a'] },
  FR: { direction: 'columns', colours: ['#1d3f8f', '#fff', '#d9333f'] },
  ES: { direction: 'rows', colours: ['#c5202c', '#f6c11c', '#c5202c'], middle: 12 },
  DE: { direction: 'rows', colours: ['#1c1c1c', '#d32027', '#f5c51c'] },
}

/** A market's flag; its icon as text where it has no stripes. */
export const Flag = ({ market }: { market: Market }) => {
  const stripes = STRIPES[market.countryCode]
  if (stripes === undefined) {
    return (
      <span className="flag" aria-hidden="true">
        {market.icon}
      </span>
    )
  }
  const { direction, colours, middle = 8 } = stripes
  const edge = (24 - middle) / 2
  const starts = [0, edge, edge + middle]
  const sizes = [edge, middle, edge]
  return (
    <svg className="flag" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {colours.map((colour, i) =>
        direction === 'columns' ? (
          <rect key={starts[i]} x={starts[i]} width={sizes[i]} height="24" fill={colour} />
        ) : (
          <rect key={starts[i]} y={starts[i]} width="24" height={sizes[i]} fill={colour} />
        ),
      )}
    </svg>
  )
}
