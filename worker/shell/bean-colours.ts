import type { BeanBackground } from '../../shared/contracts/layout.ts'

/** Named colours and the text colour on each; banner.css has the same pairs. */
const PAIRS = {
  'red-pink': { background: '#d81e55', text: '#ffffff' },
  teal: { background: '#0c6b69', text: '#ffffff' },
  ink: { background: '#241a1e', text: '#ffffff' },
  sand: { background: '#f1e7d8', text: '#241a1e' },
} as const satisfies Record<BeanBackground, { background: string; text: string }>

const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PAIRS).map(([name, { background }]) => [name, background])),
  white: '#ffffff',
}

/** WCAG 2.2 AA. */
const READABLE = 4.5
/** Text colours that replace an unreadable one, first choice first. */
const FALLBACK_TEXTS = ['#ffffff', '#241a1e']

export type BeanColours = {
  background: BeanBackground
  /** Declarations for a pair that the stylesheet lacks. */
  declarations: string | null
}

/** Resolves named or `#rrggbb` colours. Unreadable text becomes white or ink, else the whole bean gets its default. */
export const beanColours = (
  bean: { backgroundColor: string; textColor: string },
  standard: BeanBackground,
): BeanColours => {
  const named = Object.hasOwn(PAIRS, bean.backgroundColor) ? (bean.backgroundColor as BeanBackground) : null
  const colour = hexOf(bean.backgroundColor) ?? PAIRS[standard].background
  const text = [hexOf(bean.textColor), ...FALLBACK_TEXTS].find(
    (each) => each != null && contrast(colour, each) >= READABLE,
  )
  const likeStylesheet = named ?? (colour === PAIRS[standard].background ? standard : null)
  if (text == null) return { background: standard, declarations: null }
  if (likeStylesheet !== null && text === PAIRS[likeStylesheet].text)
    return { background: likeStylesheet, declarations: null }
  return { background: standard, declarations: `background-color:${colour};color:${text};--focus:${text}` }
}

const hexOf = (colour: string): string | null => {
  if (Object.hasOwn(NAMES, colour)) return NAMES[colour] ?? null
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
