/** Colours are mixed in OKLab, so that blends stay clean where sRGB would go grey. Hex strings in and out. */
type Lab = readonly [lightness: number, a: number, b: number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

const cache = new Map<string, Lab>()

function parse(hex: string): Lab {
  const known = cache.get(hex)
  if (known) return known
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((value >> 16) & 255) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  if (cache.size > 4000) cache.clear()
  cache.set(hex, lab)
  return lab
}

function format([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (c: number): number => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))))
  const red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  if (t === 0) return from
  if (t === 1) return to
  const [l1, a1, b1] = parse(from)
  const [l2, a2, b2] = parse(to)
  return format([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t])
}

/** Like mix, but keeps the blend of complementary colours from going grey. */
export function blend(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const [l1, a1, b1] = parse(from)
  const [l2, a2, b2] = parse(to)
  const [a, b] = [a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]
  const straight = Math.hypot(a, b)
  const round = Math.hypot(a1, b1) * (1 - t) + Math.hypot(a2, b2) * t
  const keep = straight < 0.004 ? 1 : Math.min(2.2, (0.35 * straight + 0.65 * round) / straight)
  return format([l1 + (l2 - l1) * t, a * keep, b * keep])
}

/** Distance of two colours, 1 from black to white. */
export function distance(one: string, other: string): number {
  const [l1, a1, b1] = parse(one)
  const [l2, a2, b2] = parse(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/** Lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return parse(hex)[0]
}

/** Multiplies lightness and chroma, and turns the hue by degrees. */
export function adjust(hex: string, change: { light?: number; chroma?: number; hue?: number }): string {
  const [l, a, b] = parse(hex)
  const chroma = Math.hypot(a, b) * (change.chroma ?? 1)
  const hue = Math.atan2(b, a) + ((change.hue ?? 0) * Math.PI) / 180
  return format([Math.min(1, l * (change.light ?? 1)), chroma * Math.cos(hue), chroma * Math.sin(hue)])
}
