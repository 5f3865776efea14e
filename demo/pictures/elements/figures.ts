import type { Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import { levelAt } from './water.ts'

/** Small silhouettes, feet on y = 0, facing right, 100 units tall unless said otherwise. */
const SHAPES = {
  elephant:
    'M10 0L11 -32C4 -44 6 -66 22 -76C38 -85 60 -85 72 -78C80 -88 96 -87 103 -76C109 -66 107 -52 106 -42C106 -30 109 -18 112 -9C112 -4 107 -4 105 -8C101 -20 99 -30 97 -40C96 -34 92 -32 89 -34C88 -22 87 -10 87 0L75 0C75 -12 74 -22 71 -30C60 -27 46 -27 36 -30C34 -20 33 -8 33 0L21 0L20 -12L19 0Z',
  giraffe:
    'M22 0L24 -36C19 -44 20 -53 29 -57C39 -61 47 -62 51 -67L66 -95C67 -99 69 -101 71 -100L72 -104L73.500 -104L74 -99C78 -98 83 -95 86 -92C87 -90 85 -89 82 -89L75 -89L63 -58C61 -48 58 -42 56 -38L57 0L54 0L51 -33L49 0L46 0L46 -35C40 -37 34 -37 30 -36L29 -16L28 0Z',
  camel:
    'M14 0L18 -44C12 -52 14 -62 22 -66C26 -68 28 -78 35 -84C42 -90 50 -86 54 -76C57 -70 62 -68 68 -66C76 -64 80 -72 84 -82C87 -90 92 -92 96 -91L104 -88C107 -86 106 -83 102 -83L95 -82C92 -70 90 -56 82 -50C78 -47 75 -45 73 -42L74 0L70 0L67 -38L64 0L60 0L60 -42C50 -44 40 -44 31 -43L28 -22L28 0L24 0L24 -22L18 0Z',
  horse:
    'M12 0L15 -26L12 -44C4 -42 2 -30 0 -22C-3 -34 2 -52 12 -58C26 -64 44 -60 58 -60C66 -70 72 -84 84 -92L86 -98L90 -93C96 -88 102 -80 106 -74C107 -70 103 -68 99 -69L90 -72C86 -62 82 -50 76 -44L77 -22L79 0L74 0L71 -24L66 -36L64 0L59 0L58 -34C46 -36 36 -34 28 -34L22 -22L20 0L16 0L17 -16Z',
  zebra:
    'M12 0L15 -26L12 -42C6 -40 4 -30 3 -24C0 -34 4 -50 14 -55C28 -60 44 -57 58 -58C66 -66 70 -78 80 -86L82 -92L86 -87C93 -83 99 -76 103 -70C104 -66 100 -64 96 -65L87 -67C84 -58 80 -48 75 -43L76 -20L77 0L72 0L70 -24L66 -34L64 0L59 0L58 -33C46 -35 36 -33 28 -33L23 -22L21 0L17 0Z',
  llama:
    'M20 0L22 -38C16 -46 18 -54 26 -56C36 -58 48 -56 54 -60C58 -70 58 -84 62 -92L62 -100L66 -94L70 -100L70 -92C76 -91 80 -88 80 -84C80 -80 74 -80 70 -80C70 -66 68 -48 62 -40L62 0L57 0L55 -34L51 0L46 0L46 -36C40 -37 34 -37 31 -36L29 0L24 0Z',
  penguin:
    'M10 0C4 -10 2 -40 8 -60C6 -74 10 -90 20 -94C28 -98 36 -94 38 -88L47 -84L38 -80C38 -74 38 -68 40 -62C46 -44 44 -12 38 0L28 -2L24 0Z',
} as const

export type Animal = keyof typeof SHAPES

/** Silhouette markup, `tall` px high, standing at (x, y). */
export function animal(kind: Animal, x: number, y: number, tall: number, facing: 1 | -1, fill: string): string {
  const scale = tall / 100
  return `<path d="${SHAPES[kind]}" fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)})"/>`
}

const n = (v: number): string => v.toFixed(1)
const JACKETS = ['#e2573f', '#f0a83c', '#3f8f8a', '#4a6fb0', '#e9d3a2', '#b5486b', '#6f9a4a'] as const

/** A small group walking along a ground line, packs on their backs. */
export function drawWalkers(
  stage: Stage,
  rng: Rng,
  line: readonly Point[],
  from: number,
  tall: number,
  facing: 1 | -1,
): void {
  const count = rng.int(4, 7)
  for (let i = 0; i < count; i++) {
    const x = from - facing * i * tall * rng.range(0.62, 0.95)
    drawWalker(
      stage,
      rng,
      x,
      levelAt(line, x) + tall * 0.03,
      tall * rng.range(0.9, 1.06),
      facing,
      JACKETS[(i + rng.int(0, 6)) % JACKETS.length] ?? JACKETS[0],
    )
  }
}

function drawWalker(stage: Stage, rng: Rng, x: number, y: number, t: number, f: 1 | -1, jacket: string): void {
  const { sheet, light } = stage
  const dark = light.tone('#2f3440', 0, -0.35)
  const coat = light.bright(jacket, 0.03, -0.05)
  const skin = light.bright('#c98f6a', 0.03, -0.1)
  const stride = rng.range(0.09, 0.15) * t
  sheet.stroke(
    `M${n(x)} ${n(y - t * 0.46)}L${n(x + f * stride)} ${n(y)}M${n(x)} ${n(y - t * 0.46)}L${n(x - f * stride)} ${n(y)}`,
    dark,
    t * 0.085,
  )
  sheet.fill(
    `M${n(x - f * t * 0.17)} ${n(y - t * 0.74)}Q${n(x - f * t * 0.24)} ${n(y - t * 0.6)} ${n(x - f * t * 0.17)} ${n(y - t * 0.46)}L${n(x - f * t * 0.05)} ${n(y - t * 0.46)}L${n(x - f * t * 0.03)} ${n(y - t * 0.77)}Z`,
    dark,
  )
  sheet.fill(
    `M${n(x - t * 0.075)} ${n(y - t * 0.42)}L${n(x - t * 0.07)} ${n(y - t * 0.72)}Q${n(x)} ${n(y - t * 0.82)} ${n(x + t * 0.075)} ${n(y - t * 0.72)}L${n(x + t * 0.085)} ${n(y - t * 0.42)}Z`,
    coat,
  )
  sheet.stroke(
    `M${n(x + f * t * 0.02)} ${n(y - t * 0.7)}L${n(x + f * t * 0.13)} ${n(y - t * 0.55)}L${n(x + f * t * 0.18)} ${n(y - t * 0.6)}`,
    coat,
    t * 0.055,
  )
  if (rng.chance(0.5))
    sheet.stroke(`M${n(x + f * t * 0.17)} ${n(y - t * 0.62)}L${n(x + f * t * 0.24)} ${n(y)}`, dark, t * 0.018)
  sheet.add(`<circle cx="${n(x + f * t * 0.02)}" cy="${n(y - t * 0.88)}" r="${n(t * 0.072)}" fill="${skin}"/>`)
  sheet.fill(
    `M${n(x + f * t * 0.02 - t * 0.078)} ${n(y - t * 0.88)}a${n(t * 0.078)} ${n(t * 0.085)} 0 0 1 ${n(t * 0.156)} 0Z`,
    rng.chance(0.5) ? dark : light.bright(rng.pick(JACKETS), 0.03, -0.1),
  )
}
