import type { ReactNode } from 'react'
import type { Market } from '../../../markets/market-schema.ts'

const columns = (...colours: string[]) =>
  colours.map((fill, i) => <rect key={fill} x={i * 8} width="8" height="24" fill={fill} />)
const rows = (...colours: string[]) =>
  colours.map((fill, i) => <rect key={fill} y={i * 8} width="24" height="8" fill={fill} />)

/** Drawings of flags, by the market's icon: many systems have no flag emoji, and a box with a cross helps nobody. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  '🇮🇹': columns('#16813f', '#fff', '#c9283a'),
  '🇫🇷': columns('#1d3f8f', '#fff', '#d9333f'),
  '🇩🇪': rows('#1c1c1c', '#d32027', '#f5c51c'),
  '🇪🇸': (
    <>
      <path fill="#c5202c" d="M0 0h24v24H0Z" />
      <path fill="#f6c11c" d="M0 6h24v12H0Z" />
    </>
  ),
  '🇪🇺': (
    <>
      <path fill="#20419a" d="M0 0h24v24H0Z" />
      <circle
        cx="12"
        cy="12"
        r="7"
        fill="none"
        stroke="#fc0"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray=".01 3.655"
      />
    </>
  ),
  '🇺🇸': (
    <>
      <path fill="#fff" d="M0 0h24v24H0Z" />
      <path stroke="#b8283d" strokeWidth="3.43" d="M0 1.7h24M0 8.6h24M0 15.400h24M0 22.300h24" />
      <path fill="#2b3f78" d="M0 0h13v13.700H0Z" />
      <path
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeDasharray=".01 3.3"
        d="M3 3.500h9M3 6.900h9M3 10.300h9"
      />
    </>
  ),
}

/** A market's flag; its icon as text where nobody has drawn it yet. */
export const Flag = ({ market: { icon } }: { market: Market }) => {
  const drawing = FLAGS[icon]
  return drawing === undefined ? (
    <span className="flag" aria-hidden="true">
      {icon}
    </span>
  ) : (
    <svg className="flag" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {drawing}
    </svg>
  )
}
