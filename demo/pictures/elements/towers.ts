import { circle, polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

export interface Tower {
  x: number
  base: number
  wide: number
  tall: number
  depth: number
  own: string
}

const TOPS = ['flat', 'flat', 'step', 'spire', 'slant', 'crown', 'mast'] as const

/** One high-rise: a lit and a shaded face, a top, windows. */
export function drawTower(stage: Stage, rng: Rng, tower: Tower): void {
  const { sheet, light, sunSide } = stage
  const { x, base, wide, tall, depth, own } = tower
  const top = base - tall
  const left = x - wide / 2
  const split = wide * rng.range(0.3, 0.62)
  const foot = Math.min(1, depth + 0.22)
  const lit = sheet.vertical(top, base, light.bright(own, depth, 0.24), light.bright(own, foot, 0.1))
  const shade = sheet.vertical(top, base, light.tone(own, depth, -0.34), light.tone(own, foot, -0.1))
  const [first, second] = sunSide === 1 ? [shade, lit] : [lit, shade]
  sheet.fill(rectangle(left, top, wide, tall), first)
  sheet.fill(rectangle(left + split, top, wide - split, tall), second)
  const kind = rng.pick(TOPS)
  if (kind === 'step') {
    sheet.fill(rectangle(left + wide * 0.16, top - wide * 0.34, wide * 0.68, wide * 0.36), first)
    sheet.fill(rectangle(left + split, top - wide * 0.34, wide * 0.84 - split, wide * 0.36), second)
    sheet.fill(rectangle(left + wide * 0.34, top - wide * 0.62, wide * 0.32, wide * 0.3), shade)
  } else if (kind === 'spire') {
    sheet.fill(
      polygon([
        [left, top],
        [x, top - wide * 0.9],
        [left + wide, top],
      ]),
      first,
    )
    sheet.fill(
      polygon([
        [left + split, top],
        [x, top - wide * 0.9],
        [left + wide, top],
      ]),
      second,
    )
    sheet.fill(rectangle(x - wide * 0.02, top - wide * 1.7, wide * 0.04, wide), shade)
  } else if (kind === 'slant') {
    sheet.fill(
      polygon([
        [left, top],
        [left + wide, top],
        [sunSide === 1 ? left + wide : left, top - wide * 0.5],
      ]),
      lit,
    )
  } else if (kind === 'crown') {
    for (let i = 0; i < 3; i++)
      sheet.fill(
        rectangle(left + wide * (0.06 + 0.33 * i), top - wide * (i === 1 ? 0.5 : 0.28), wide * 0.22, wide * 0.55),
        i === 1 ? lit : shade,
      )
  } else if (kind === 'mast') {
    sheet.fill(rectangle(left + wide * 0.2, top - wide * 0.18, wide * 0.6, wide * 0.2), shade)
    sheet.fill(rectangle(x - wide * 0.025, top - wide * 1.1, wide * 0.05, wide), shade)
  }
  drawWindows(stage, rng, tower, left, top, depth)
}

function drawWindows(stage: Stage, rng: Rng, tower: Tower, left: number, top: number, depth: number): void {
  const { sheet, light, u } = stage
  if (depth > 0.72) return
  const { wide, tall } = tower
  const gap = (17 - 9 * depth) * u
  const columns = Math.max(2, Math.floor(wide / gap) - 1)
  const step = wide / (columns + 1)
  const glow = light.isDark ? 0.34 : 0
  let lamps = ''
  let panes = ''
  for (let y = top + gap * 0.9; y < top + tall - gap; y += gap * 1.15) {
    for (let c = 0; c < columns; c++) {
      const x = left + step * (c + 0.72)
      const pane = rectangle(x, y, step * 0.5, gap * 0.62)
      if (rng.chance(glow)) lamps += pane
      else if (rng.chance(light.isDark ? 0.3 : 0.62)) panes += pane
    }
  }
  sheet.fill(panes, light.tone(tower.own, depth, -0.5), light.isDark ? 0.4 : 0.3)
  sheet.fill(lamps, '#ffd88c', 0.9 - depth * 0.6)
}

export const LANDMARKS = ['needle', 'twins', 'lattice', 'telescope', 'sail', 'stepped'] as const
export type Landmark = (typeof LANDMARKS)[number]

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

function drawSail({ stage, x, base, tall, own, depth, lit, shade, lamp }: Site): void {
  const { sheet, light, sunSide } = stage
  const d = `M${x.toFixed(1)} ${base.toFixed(1)}L${x.toFixed(1)} ${(base - tall).toFixed(1)}Q${(x + sunSide * tall * 0.38).toFixed(1)} ${(base - tall * 0.62).toFixed(1)} ${(x + sunSide * tall * 0.3).toFixed(1)} ${base.toFixed(1)}Z`
  sheet.fill(d, lit)
  for (let k = 1; k < 9; k++)
    sheet.fill(
      rectangle(x, base - tall * 0.09 * k, sunSide * tall * 0.3 * Math.min(1, 1.18 - 0.1 * k), tall * 0.008),
      light.tone(own, depth, -0.2),
      0.5,
    )
  sheet.fill(rectangle(x - tall * 0.014, base - tall * 1.08, tall * 0.028, tall * 1.08), shade)
  sheet.fill(circle(x + sunSide * tall * 0.08, base - tall * 0.8, tall * 0.03), lamp)
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

const DRAW_LANDMARK: Record<Landmark, (site: Site) => void> = {
  needle: drawNeedle,
  twins: drawTwins,
  lattice: drawLattice,
  telescope: drawTelescope,
  sail: drawSail,
  stepped: drawStepped,
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
