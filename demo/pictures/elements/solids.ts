import { polygon, rectangle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

/** Parts of simple buildings with a lit and a shaded half. All have their base at (x, y) and are measured in px. */
export interface Solids {
  block(x: number, y: number, half: number, tall: number, own: string): void
  /** Wider at the foot than at the top. */
  taper(x: number, y: number, half: number, topHalf: number, tall: number, own: string): void
  cone(x: number, y: number, half: number, tall: number, own: string): void
  /** Pointed dome. */
  dome(x: number, y: number, half: number, tall: number, own: string): void
  /** Dome that bulges over its foot. */
  onion(x: number, y: number, half: number, tall: number, own: string): void
  /** Bell of a stupa. */
  bell(x: number, y: number, half: number, tall: number, own: string): void
  /** Sweeping eaves: a roof that turns up at its ends. */
  eaves(x: number, y: number, half: number, tall: number, own: string, ridge?: number): void
  arch(x: number, y: number, half: number, tall: number): void
  bar(x: number, y: number, half: number, tall: number, own: string): void
}

const n = (v: number): string => v.toFixed(1)

export function solids(stage: Stage, depth: number): Solids {
  const { sheet, light, sunSide } = stage
  const lit = (own: string): string => light.bright(own, depth, 0.2)
  const shade = (own: string): string => light.bright(own, depth, -0.36)
  /** Draws one half (side 1 is the right one) twice, in its tone. */
  const halves = (own: string, half: (side: 1 | -1) => string): void => {
    sheet.fill(half(-sunSide as 1 | -1), shade(own))
    sheet.fill(half(sunSide), lit(own))
  }
  const dark = light.tone('#2f3844', depth, -0.3)
  return {
    block: (x, y, half, tall, own) => {
      sheet.fill(rectangle(x - half, y - tall, 2 * half, tall), lit(own))
      sheet.fill(rectangle(sunSide === 1 ? x - half : x + half * 0.3, y - tall, half * 0.7, tall), shade(own), 0.75)
    },
    taper: (x, y, half, topHalf, tall, own) =>
      halves(own, (s) =>
        polygon([
          [x, y],
          [x + s * half, y],
          [x + s * topHalf, y - tall],
          [x, y - tall],
        ]),
      ),
    cone: (x, y, half, tall, own) =>
      halves(own, (s) =>
        polygon([
          [x, y],
          [x + s * half, y],
          [x, y - tall],
        ]),
      ),
    dome: (x, y, half, tall, own) =>
      halves(
        own,
        (s) =>
          `M${n(x)} ${n(y)}H${n(x + s * half)}C${n(x + s * half * 1.02)} ${n(y - tall * 0.55)} ${n(x + s * half * 0.5)} ${n(y - tall * 0.9)} ${n(x)} ${n(y - tall)}Z`,
      ),
    onion: (x, y, half, tall, own) =>
      halves(
        own,
        (s) =>
          `M${n(x)} ${n(y)}H${n(x + s * half * 0.72)}C${n(x + s * half * 1.4)} ${n(y - tall * 0.32)} ${n(x + s * half * 0.9)} ${n(y - tall * 0.62)} ${n(x + s * half * 0.22)} ${n(y - tall * 0.82)}Q${n(x + s * half * 0.05)} ${n(y - tall * 0.9)} ${n(x)} ${n(y - tall)}Z`,
      ),
    bell: (x, y, half, tall, own) =>
      halves(
        own,
        (s) =>
          `M${n(x)} ${n(y)}H${n(x + s * half)}C${n(x + s * half * 0.72)} ${n(y - tall * 0.12)} ${n(x + s * half * 0.78)} ${n(y - tall * 0.34)} ${n(x + s * half * 0.4)} ${n(y - tall * 0.48)}C${n(x + s * half * 0.2)} ${n(y - tall * 0.56)} ${n(x + s * half * 0.12)} ${n(y - tall * 0.72)} ${n(x)} ${n(y - tall)}Z`,
      ),
    eaves: (x, y, half, tall, own, ridge = 0.45) =>
      halves(
        own,
        (s) =>
          `M${n(x)} ${n(y)}H${n(x + s * half * 0.9)}L${n(x + s * half * 1.08)} ${n(y - tall * 0.26)}Q${n(x + s * half * 0.74)} ${n(y - tall * 0.2)} ${n(x + s * half * ridge)} ${n(y - tall)}H${n(x)}Z`,
      ),
    arch: (x, y, half, tall) =>
      sheet.fill(
        `M${n(x - half)} ${n(y)}V${n(y - tall + half)}Q${n(x - half)} ${n(y - tall + half * 0.2)} ${n(x)} ${n(y - tall)}Q${n(x + half)} ${n(y - tall + half * 0.2)} ${n(x + half)} ${n(y - tall + half)}V${n(y)}Z`,
        dark,
      ),
    bar: (x, y, half, tall, own) =>
      sheet.fill(rectangle(x - half, y - tall, 2 * half, tall), light.bright(own, depth, 0.3)),
  }
}
