import { polygon, rectangle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'
import type { TerrainKind } from '../subjects.ts'

type Landmark = Exclude<TerrainKind<'skyline'>, 'plain'>

type Tier = readonly [half: number, from: number, to: number]

/** Where a landmark stands, its colours, and the strokes that landmarks share. */
interface Site {
  stage: Stage
  x: number
  base: number
  tall: number
  own: string
  depth: number
  lit: string
  shade: string
  lamp: string
  /** Fills both halves, one in the light and one in the shade. */
  both: (half: (side: 1 | -1) => string) => void
  tiers: (steps: readonly Tier[], at?: number) => void
}

function drawNeedle({ stage, x, base, tall, lamp, both }: Site): void {
  const { sheet } = stage
  both((s) =>
    polygon([
      [x, base],
      [x + s * tall * 0.075, base],
      [x + s * tall * 0.022, base - tall * 0.62],
      [x + s * tall * 0.012, base - tall * 0.8],
      [x, base - tall],
    ]),
  )
  both((s) =>
    polygon([
      [x, base - tall * 0.66],
      [x + s * tall * 0.062, base - tall * 0.665],
      [x + s * tall * 0.05, base - tall * 0.705],
      [x + s * tall * 0.02, base - tall * 0.735],
      [x, base - tall * 0.735],
    ]),
  )
  sheet.fill(rectangle(x - tall * 0.055, base - tall * 0.682, tall * 0.11, tall * 0.008), lamp)
}

function drawTwins({ stage, x, base, tall, shade, lamp, both, tiers }: Site): void {
  const { sheet } = stage
  for (const at of [-0.1, 0.1]) {
    const cx = x + at * tall
    tiers(
      [
        [0.062, 0, 0.6],
        [0.052, 0.6, 0.72],
        [0.04, 0.72, 0.8],
        [0.026, 0.8, 0.86],
      ],
      cx,
    )
    both((s) =>
      polygon([
        [cx, base - tall * 0.86],
        [cx + s * tall * 0.022, base - tall * 0.86],
        [cx, base - tall],
      ]),
    )
    for (let k = 1; k < 14; k++)
      sheet.fill(rectangle(cx - tall * 0.06, base - tall * (0.042 * k), tall * 0.12, tall * 0.006), lamp, 0.4)
  }
  sheet.fill(rectangle(x - tall * 0.06, base - tall * 0.42, tall * 0.12, tall * 0.03), shade)
}

function drawLattice({ stage, x, base, tall, depth }: Site): void {
  const { sheet, light, sunSide } = stage
  const leg = (s: number): readonly (readonly [number, number])[] => [
    [x + s * tall * 0.17, base],
    [x + s * tall * 0.08, base - tall * 0.3],
    [x + s * tall * 0.035, base - tall * 0.6],
    [x, base - tall],
  ]
  for (const s of [-1, 1] as const) {
    const line = leg(s)
    sheet.stroke(
      `M${line.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
      s === sunSide ? light.bright('#d8603c', depth, 0.2) : light.tone('#b04a30', depth, -0.25),
      tall * 0.018,
      1,
      'butt',
    )
  }
  for (let k = 0; k < 12; k++) {
    const t = k / 12
    const half = tall * (0.17 * (1 - t) ** 1.7 + 0.01)
    const next = tall * (0.17 * (1 - (k + 1) / 12) ** 1.7 + 0.01)
    const [y, up] = [base - tall * 0.92 * t, base - tall * 0.92 * ((k + 1) / 12)]
    sheet.stroke(
      `M${(x - half).toFixed(1)} ${y.toFixed(1)}L${(x + next).toFixed(1)} ${up.toFixed(1)}M${(x + half).toFixed(1)} ${y.toFixed(1)}L${(x - next).toFixed(1)} ${up.toFixed(1)}`,
      light.bright('#d8603c', depth, 0.05),
      tall * 0.007,
    )
  }
  for (const level of [0.28, 0.6])
    sheet.fill(
      rectangle(x - tall * (0.1 - 0.09 * level), base - tall * level, tall * (0.2 - 0.18 * level), tall * 0.025),
      light.bright('#f3ece0', depth, 0.1),
    )
}

function drawTelescope({ tiers }: Site): void {
  tiers([
    [0.1, 0, 0.22],
    [0.085, 0.22, 0.4],
    [0.066, 0.4, 0.56],
    [0.046, 0.56, 0.7],
    [0.03, 0.7, 0.8],
    [0.014, 0.8, 0.88],
    [0.005, 0.88, 1],
  ])
}

function drawStepped({ stage, x, base, tall, own, depth, tiers }: Site): void {
  const { sheet, light, u } = stage
  tiers([
    [0.16, 0, 0.34],
    [0.125, 0.34, 0.5],
    [0.09, 0.5, 0.7],
    [0.066, 0.7, 0.78],
    [0.044, 0.78, 0.84],
    [0.016, 0.84, 0.9],
    [0.006, 0.9, 1],
  ])
  let lines = ''
  for (const at of [-0.07, -0.035, 0.035, 0.07])
    lines += rectangle(x + at * tall, base - tall * 0.68, 2 * u, tall * 0.66)
  sheet.fill(lines, light.tone(own, depth, -0.5), 0.4)
}

/** Three towers shaped like flames: one edge bulges, the other bends in below the tip. */
function drawFlames({ stage, x, base, tall, lit, shade }: Site): void {
  for (const [at, k, s] of [
    [-0.2, 0.8, 1],
    [0.2, 0.86, -1],
    [0, 1, 1],
  ] as const) {
    const t = tall * k
    const point = (dx: number, up: number): string =>
      `${(x + at * tall + s * dx * t).toFixed(1)} ${(base - up * t).toFixed(1)}`
    const spine = `C${point(0.1, 0.3)} ${point(0.09, 0.66)} ${point(0.03, 1)}`
    for (const side of [-1, 1] as const) {
      const edge =
        side === -1
          ? `C${point(-0.04, 0.84)} ${point(-0.2, 0.5)} ${point(-0.12, 0)}`
          : `C${point(0.09, 0.8)} ${point(0.19, 0.5)} ${point(0.13, 0)}`
      stage.sheet.fill(`M${point(0.02, 0)}${spine}${edge}Z`, side * s === stage.sunSide ? lit : shade)
    }
  }
}

/** Three slabs that carry one long deck. */
function drawDeck({ stage, x, base, tall, own, depth, tiers, lamp }: Site): void {
  const { sheet, light, sunSide } = stage
  for (const at of [-0.24, 0, 0.24]) {
    tiers(
      [
        [0.075, 0, 0.34],
        [0.062, 0.34, 0.62],
      ],
      x + at * tall,
    )
    for (let k = 1; k < 9; k++)
      sheet.fill(rectangle(x + (at - 0.058) * tall, base - tall * 0.066 * k, tall * 0.116, tall * 0.006), lamp, 0.4)
  }
  const y = base - tall * 0.62
  const end = (s: 1 | -1, over: number): number => x + s * tall * over
  sheet.fill(
    `M${end(-1, 0.36).toFixed(1)} ${y.toFixed(1)}L${end(-1, 0.4).toFixed(1)} ${(y - tall * 0.07).toFixed(1)}H${end(1, 0.46).toFixed(1)}Q${end(1, 0.42).toFixed(1)} ${y.toFixed(1)} ${end(1, 0.3).toFixed(1)} ${y.toFixed(1)}Z`,
    light.bright(own, depth, 0.2 * sunSide),
  )
  sheet.fill(rectangle(end(-1, 0.4), y - tall * 0.075, tall * 0.86, tall * 0.012), light.tone('#46684f', depth, -0.2))
}

const DRAW_LANDMARK: Record<Landmark, (site: Site) => void> = {
  needle: drawNeedle,
  twins: drawTwins,
  lattice: drawLattice,
  telescope: drawTelescope,
  stepped: drawStepped,
  flames: drawFlames,
  deck: drawDeck,
}

/** Draws the landmark of a skyline. */
export function drawLandmark(
  stage: Stage,
  kind: Landmark,
  x: number,
  base: number,
  tall: number,
  own: string,
  depth: number,
): void {
  const { sheet, light, sunSide } = stage
  const lit = sheet.vertical(base - tall, base, light.bright(own, depth, 0.36), light.bright(own, depth + 0.15, 0.16))
  const shade = sheet.vertical(base - tall, base, light.tone(own, depth, -0.45), light.tone(own, depth + 0.15, -0.16))
  const both = (half: (side: 1 | -1) => string): void => {
    sheet.fill(half(-sunSide as 1 | -1), shade)
    sheet.fill(half(sunSide), lit)
  }
  const tiers = (steps: readonly Tier[], at = x): void =>
    both((side) =>
      steps
        .map(([half, from, to]) =>
          rectangle(side === 1 ? at : at - half * tall, base - to * tall, half * tall, (to - from) * tall),
        )
        .join(''),
    )
  const lamp = light.isDark ? '#ffcf87' : light.bright('#ffffff', depth, 0.3)
  DRAW_LANDMARK[kind]({ stage, x, base, tall, own, depth, lit, shade, lamp, both, tiers })
}
