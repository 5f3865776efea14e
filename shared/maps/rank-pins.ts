/** A pin's place from 0 to 1, and the width of its label in pixels. */
export type PlacedPin = { x: number; y: number; width: number }

/** A label; a dot where labels before it need the space; nothing where it would be on a label or a dot. */
export type PinRank = 'label' | 'dot' | 'none'

const LABEL_HEIGHT = 30
const DOT = 9
/** Between labels, so that fingers meet one. */
const GAP = 6

type Size = { width: number; height: number }
type Rect = { x: number; y: number; width: number; height: number }

const around = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isOutside = ({ x, y }: PlacedPin): boolean => x < 0 || x > 1 || y < 0 || y > 1

/** Earlier pins have priority. */
export const rankPins = (pins: readonly PlacedPin[], { width, height }: Size): PinRank[] => {
  const labels: Rect[] = []
  const dots: Rect[] = []
  const isLabel = pins.map((pin) => {
    if (isOutside(pin)) return false
    const rect = around(pin.x * width, pin.y * height, pin.width + GAP, LABEL_HEIGHT + GAP)
    if (rect.x < 0 || rect.x + rect.width > width) return false
    if (labels.some((each) => overlap(each, rect))) return false
    labels.push(rect)
    return true
  })
  return pins.map((pin, index) => {
    if (isLabel[index]) return 'label'
    const rect = around(pin.x * width, pin.y * height, DOT, DOT)
    if (isOutside(pin) || [...labels, ...dots].some((each) => overlap(each, rect))) return 'none'
    dots.push(rect)
    return 'dot'
  })
}

/** The width of texts side by side in tabular figures, each with its padding. */
export const labelWidth = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(30, 22 + 7.5 * text.length), 0)
