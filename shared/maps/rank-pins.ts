/** A pin's place from 0 to 1, and the width of its label in pixels. */
export type PlacedPin = { x: number; y: number; width: number }

/** A label; a dot where labels before it need the space; nothing where it would be on a label or a dot. */
export type PinRank = 'label' | 'dot' | 'none'

const LABEL_HEIGHT = 30
const DOT = 9
/** Between labels, so that fingers meet one. */
const GAP = 6
/** Rounds of moving pins apart; few need more than five. */
const MAX_ROUNDS = 40

export type Size = { width: number; height: number }
export type Rect = { x: number; y: number; width: number; height: number }

export const around = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isOutside = ({ x, y }: PlacedPin): boolean => x < 0 || x > 1 || y < 0 || y > 1

/** Earlier pins have priority. `reserved`: for the buttons. `taken`: by labels, dots and buttons. */
export const rankPins = (
  pins: readonly PlacedPin[],
  { width, height }: Size,
  reserved: readonly Rect[] = [],
): { ranks: PinRank[]; taken: readonly Rect[] } => {
  const labels: Rect[] = [...reserved]
  const dots: Rect[] = []
  const isLabel = pins.map((pin) => {
    if (isOutside(pin)) return false
    const rect = around(pin.x * width, pin.y * height, pin.width + GAP, LABEL_HEIGHT + GAP)
    if (rect.x < 0 || rect.x + rect.width > width) return false
    if (labels.some((each) => overlap(each, rect))) return false
    labels.push(rect)
    return true
  })
  const ranks = pins.map((pin, index): PinRank => {
    if (isLabel[index]) return 'label'
    const rect = around(pin.x * width, pin.y * height, DOT, DOT)
    if (isOutside(pin) || [...labels, ...dots].some((each) => overlap(each, rect))) return 'none'
    dots.push(rect)
    return 'dot'
  })
  return { ranks, taken: [...labels, ...dots] }
}

/** Moves labels that lie on each other apart, as little as it takes; the map's edges stop them. */
export const spreadPins = <P extends PlacedPin>(all: readonly P[], { width, height }: Size): P[] => {
  const pins = all.filter((pin) => !isOutside(pin))
  const rects = pins.map((pin) => around(pin.x * width, pin.y * height, pin.width + GAP, LABEL_HEIGHT + GAP))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let moved = false
    rects.forEach((a, first) => {
      for (const b of rects.slice(first + 1)) {
        if (!overlap(a, b)) continue
        moved = true
        const right = Math.min(a.x + a.width - b.x, b.x + b.width - a.x)
        const down = Math.min(a.y + a.height - b.y, b.y + b.height - a.y)
        const isSideways = right < down
        const step = (Math.min(right, down) / 2 + 0.1) * ((isSideways ? a.x > b.x : a.y > b.y) ? 1 : -1)
        const axis = isSideways ? 'x' : 'y'
        a[axis] += step
        b[axis] -= step
      }
      a.x = Math.max(0, Math.min(width - a.width, a.x))
      a.y = Math.max(0, Math.min(height - a.height, a.y))
    })
    if (!moved) break
  }
  return all.map((pin) => {
    const rect = rects[pins.indexOf(pin)]
    return rect === undefined
      ? pin
      : { ...pin, x: (rect.x + rect.width / 2) / width, y: (rect.y + rect.height / 2) / height }
  })
}

/** The width of texts side by side in tabular figures, each with its padding. */
export const labelWidth = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(30, 22 + 7.5 * text.length), 0)
