/** Generic marks of 64 x 64, in the colours of the site's text and accents. */
const INK = '#2b3440'
const RED = '#e0405e'
const TEAL = '#1f8a8a'
const SAND = '#f3e9da'

const line = `fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"`
const badge = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31" fill="${SAND}"/>${inner}</svg>`
const payment = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect x="1" y="7" width="62" height="50" rx="8" fill="#fff" stroke="#d9d4cb" stroke-width="2"/><g transform="translate(-11.2 3.2) scale(.9)">${inner}</g></svg>`

/** Pictures of the resource `icons`, by id. */
export const ICONS: Record<string, string> = {
  default: badge(
    `<path d="M14 44l12-17 9 12 6-8 10 13z" fill="${TEAL}"/><circle cx="43" cy="22" r="5" fill="${RED}"/>`,
  ),
  card: payment(
    `<rect x="20" y="16" width="56" height="34" rx="5" fill="${INK}"/><rect x="20" y="23" width="56" height="7" fill="#f6c65c"/><rect x="26" y="38" width="16" height="5" rx="2" fill="#fff"/><rect x="58" y="37" width="12" height="7" rx="2" fill="${RED}"/>`,
  ),
  'debit-card': payment(
    `<rect x="20" y="16" width="56" height="34" rx="5" fill="${TEAL}"/><rect x="27" y="24" width="12" height="9" rx="2" fill="#f6c65c"/><path d="M50 28h19M50 34h13" stroke="#fff" stroke-width="3" stroke-linecap="round"/><rect x="27" y="41" width="42" height="3" rx="1.5" fill="#fff" opacity=".7"/>`,
  ),
  'bank-transfer': payment(
    `<path d="M26 28l22-13 22 13z" fill="${INK}"/><path d="M31 32v11M42 32v11M54 32v11M65 32v11" stroke="${INK}" stroke-width="4.5"/><rect x="26" y="45" width="44" height="5" rx="1.5" fill="${RED}"/>`,
  ),
  wallet: payment(
    `<path d="M22 24a6 6 0 0 1 6-6h36v8" fill="none" stroke="${INK}" stroke-width="4"/><rect x="22" y="24" width="52" height="27" rx="5" fill="${INK}"/><rect x="58" y="32" width="18" height="11" rx="4" fill="${RED}"/><circle cx="64" cy="37.5" r="2.2" fill="#fff"/>`,
  ),
  instalments: payment(
    `<circle cx="32" cy="32" r="11" fill="${TEAL}"/><circle cx="48" cy="32" r="11" fill="#f6c65c" stroke="#fff" stroke-width="2"/><circle cx="64" cy="32" r="11" fill="${RED}" stroke="#fff" stroke-width="2"/><path d="M60 32h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  ),
  phone: payment(
    `<rect x="36" y="11" width="24" height="42" rx="5" fill="${INK}"/><rect x="39" y="16" width="18" height="30" fill="#fff"/><path d="M43 31l4 4 7-8" fill="none" stroke="${TEAL}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  support: badge(
    `<path d="M17 35v-3a15 15 0 0 1 30 0v3" ${line}/><rect x="13" y="33" width="8" height="13" rx="3.5" fill="${TEAL}"/><rect x="43" y="33" width="8" height="13" rx="3.5" fill="${TEAL}"/><path d="M47 46c0 5-5 7-11 7" ${line}/><circle cx="33" cy="53" r="3" fill="${RED}"/>`,
  ),
  'small-groups': badge(
    `<circle cx="32" cy="24" r="7" fill="${RED}"/><circle cx="17.5" cy="28" r="5.5" fill="${TEAL}"/><circle cx="46.5" cy="28" r="5.5" fill="${TEAL}"/><path d="M20 47c0-8 5-13 12-13s12 5 12 13z" fill="${RED}"/><path d="M9 46c0-6 3-10 8.5-10 1.5 0 2.5.3 3.5.8-2 2.5-3 5.5-3 9.2zM55 46c0-6-3-10-8.5-10-1.5 0-2.5.3-3.5.8 2 2.5 3 5.5 3 9.2z" fill="${TEAL}"/>`,
  ),
  'secure-payment': badge(
    `<path d="M32 12l16 6v12c0 11-7 18-16 22-9-4-16-11-16-22V18z" fill="${TEAL}"/><rect x="24" y="30" width="16" height="12" rx="2.5" fill="#fff"/><path d="M27 30v-3a5 5 0 0 1 10 0v3" fill="none" stroke="#fff" stroke-width="3"/><circle cx="32" cy="36" r="2" fill="${RED}"/>`,
  ),
  insurance: badge(
    `<path d="M12 33a20 20 0 0 1 40 0q-5-4-10 0-5-4-10 0-5-4-10 0-5-4-10 0z" fill="${RED}"/><path d="M32 13v-3M32 33v14c0 5-7 5-7 0" ${line}/>`,
  ),
  'free-cancellation': badge(
    `<rect x="16" y="18" width="32" height="30" rx="4" fill="#fff" stroke="${INK}" stroke-width="3"/><path d="M16 27h32" stroke="${INK}" stroke-width="3"/><path d="M24 14v7M40 14v7" ${line}/><path d="M25 37l5 5 9-9" fill="none" stroke="${TEAL}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  reviews: badge(
    `<path d="M32 14l5.6 11.4 12.5 1.8-9 8.8 2.1 12.5L32 42.6l-11.2 5.9 2.1-12.5-9-8.8 12.5-1.8z" fill="#f0a83c"/>`,
  ),
}
