import { createElement } from 'react'
import type { Market } from '../../markets/market-schema.ts'

/** A market's flag, drawn: many systems have no flag emoji, and a box with a cross helps nobody. */
export const Flag = ({ market }: { market: Market }) => (
  <svg className="flag" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {market.flag.map(([element, attributes]) =>
      createElement(element, { key: JSON.stringify(attributes), ...attributes }),
    )}
  </svg>
)
