import { fractalNoise } from '../drawing/noise.ts'
import { lens, type Point, sampleLine } from '../drawing/path.ts'
import { drawRidge } from '../elements/mountains.ts'
import { treeCrowns } from '../elements/trees.ts'
import { drawThreadFall, drawWater, levelAt, SEAS } from '../elements/water.ts'
import { wallsOf } from '../places/colours.ts'
import { climateOf } from '../places/styles.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { TerrainKind } from '../subjects.ts'

/** Height of the wall, half width of the fall at its rim, depth of the notch it falls from, and thin falls beside it. */
const KINDS: Record<
  TerrainKind<'waterfall'>,
  { wall: number; half: readonly [number, number]; notch: number; threads: number }
> = {
  wide: { wall: 0.4, half: [0.07, 0.1], notch: 0, threads: 5 },
  plunge: { wall: 0.6, half: [0.011, 0.016], notch: 0.06, threads: 0 },
}

/** A wall of rock across a valley with a fall in its middle, mist over the pool. */
export function drawWaterfall(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('waterfall')
  const climate = climateOf(stage.place)
  const wet = climate === 'tropical' || stage.place.continent === 'africa'
  const bushy = climate !== 'bare' || stage.place.continent === 'south-america'
  const green = wet ? '#3f8a55' : rng.pick(['#6f8f4a', '#5f8a5a'])
  const rock = rng.pick(wallsOf(stage.place))
  const pool = horizon + 0.17 * h
  const kind = KINDS[stage.terrainKind as TerrainKind<'waterfall'>]
  const wall = (stage.portrait ? 0.7 : 1) * kind.wall * h
  drawRidge(stage, rng.fork('far'), {
    y: pool - wall - 30 * u,
    swing: 60 * u,
    wave: 300 * u,
    own: green,
    depth: 0.78,
    bottom: pool,
    mist: 0.4,
  })
  const middle = w * (stage.sunSide === 1 ? rng.range(0.34, 0.46) : rng.range(0.54, 0.66))
  const noise = fractalNoise(rng.fork('rim'), 3, 0.5)
  const rim = sampleLine(-20, w + 20, 24 * u, (x) => {
    const away = Math.abs(x - middle) / w
    const cut = kind.notch * Math.max(0, 1 - (away / (4 * kind.half[1])) ** 2)
    return pool - wall * (0.9 - cut + 0.25 * Math.min(1, away / 0.4) ** 1.4) + noise(x / (150 * u)) * 20 * u
  })
  const cliff = `M${rim.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}V${pool.toFixed(0)}H-20Z`
  sheet.fill(cliff, sheet.vertical(pool - wall, pool, light.tone(rock, 0.3, 0.12), light.tone(rock, 0.22, -0.35)))
  sheet.clipped(cliff, () => {
    let cracks = ''
    for (let k = 0; k < 70; k++) {
      const x = rng.range(0, w)
      const y = pool - wall * rng.range(0.1, 1.1)
      cracks += `M${x.toFixed(0)} ${y.toFixed(0)}l${(rng.range(-8, 8) * u).toFixed(0)} ${(rng.range(30, 90) * u).toFixed(0)}`
    }
    sheet.stroke(cracks, light.tone(rock, 0.1, -0.6), 4 * u, 0.5)
  })
  sheet.fill(
    treeCrowns(rng.fork('crowns'), -40, w + 40, (x) => levelAt(rim, x) + 6 * u, (bushy ? 22 : 6) * u),
    light.tone(green, 0.34, -0.2),
  )
  drawFall(stage, rim, middle, w * rng.range(...kind.half), pool)
  for (let k = 0; k < kind.threads; k++) {
    const x = middle + (k % 2 === 0 ? 1 : -1) * w * rng.range(0.13, 0.4)
    drawThreadFall(stage, rng.fork(`thread${k}`), {
      x,
      top: levelAt(rim, x) + 6 * u,
      bottom: pool,
      wide: rng.range(7, 17) * u,
      depth: 0.2,
    })
  }
  const isShaded = stage.sun.y > levelAt(rim, stage.sun.x)
  drawWater(stage, rng.fork('pool'), { y: pool, bottom: h, own: rng.pick(SEAS), mirror: 0.4, isShaded })
  for (let k = 0; k < 9; k++)
    sheet.fill(
      lens(
        middle + rng.range(-0.16, 0.16) * w,
        pool + rng.range(-26, 16) * u,
        rng.range(60, 170) * u,
        rng.range(12, 30) * u,
      ),
      light.bright('#ffffff', 0.2, 0.1),
      0.32,
    )
  for (const s of [-1, 1]) {
    const [from, to] = s === -1 ? [-60 * u, w * 0.16] : [w * 0.84, w + 60 * u]
    sheet.fill(
      treeCrowns(rng.fork(`bank${s}`), from, to, () => pool + 10 * u, (bushy ? 40 : 12) * u),
      light.tone(green, 0.14, -0.35),
    )
  }
  return { kind: 'water', y: h * 0.84, own: green }
}

/** A broad sheet of water with paler strands. */
function drawFall(
  { sheet, light, u, rng: root }: Stage,
  rim: readonly Point[],
  x: number,
  half: number,
  pool: number,
): void {
  const rng = root.fork('strands')
  const top = levelAt(rim, x) + 4 * u
  const n = (v: number): string => v.toFixed(1)
  sheet.fill(
    `M${n(x - half)} ${n(top)}Q${n(x)} ${n(top - 10 * u)} ${n(x + half)} ${n(top)}L${n(x + half * 1.2)} ${n(pool + 8 * u)}H${n(x - half * 1.2)}Z`,
    sheet.vertical(top, pool, light.bright('#e6f2f4', 0.25, 0.15), light.bright('#ffffff', 0.1, 0.1)),
  )
  let strands = ''
  for (let k = 0; k < 12; k++) {
    const at = x + half * rng.range(-0.95, 0.95)
    strands += `M${n(at)} ${n(top + rng.range(0, 60) * u)}L${n(at + (at - x) * 0.18)} ${n(pool)}`
  }
  sheet.stroke(strands, light.tone('#8fb8c4', 0.2, -0.1), 3.5 * u, 0.45)
}
