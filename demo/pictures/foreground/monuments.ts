import { circle, lens, polygon, rectangle } from '../drawing/path.ts'
import { drawHouse } from '../elements/houses.ts'
import { type Solids, solids } from '../elements/solids.ts'
import { palmOutline, treeCrowns } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import { bandsOf } from '../places/colours.ts'
import { climateOf } from '../places/styles.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

const GOLD = '#e0a83c'

/** Colours of the onion domes beside the golden one; in Bulgaria all are gilded. */
const sideDomes = (country: string): readonly [string, string] =>
  country === 'BGR' ? [GOLD, GOLD] : ['#3f8f7a', '#3f6fa8']

/** Domes over a hall: onion-shaped or of stone. */
export function drawDomes(stage: Stage, footing: Footing): void {
  const { h } = stage
  const rng = stage.rng.fork('domes')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, grass: false })
  const t = (stage.portrait ? 0.34 : 0.46) * h
  const { x, y: level } = spotOn(stage, ground, stage.portrait ? 0.34 : 0.24, t * 0.7)
  const y = level + 0.01 * h
  const part = solids(stage, 0.05)
  if (stage.foregroundKind === 'onion') {
    const [left, right] = sideDomes(stage.place.country)
    part.block(x, y, t * 0.5, t * 0.34, '#f3ead6')
    for (const [dx, k, own] of [
      [-0.36, 0.62, left],
      [0.36, 0.62, right],
      [0, 1, GOLD],
    ] as const) {
      part.block(x + dx * t, y, t * 0.11 * (0.7 + 0.4 * k), t * 0.62 * k, '#f6eddc')
      part.arch(x + dx * t, y - t * 0.42 * k, t * 0.03, t * 0.14 * k)
      part.onion(x + dx * t, y - t * 0.6 * k, t * 0.15 * (0.6 + 0.45 * k), t * 0.34 * k, own)
    }
  } else {
    const stone = rng.pick(['#ead8b8', '#e3c9a0', '#f0e4cc'])
    const roof = stage.place.country === 'IND' ? stone : rng.pick(['#b9593c', '#6f9c8a', '#8a97a0'])
    part.block(x, y, t * 0.7, t * 0.26, stone)
    part.cone(x - stage.sunSide * t * 0.5, y - t * 0.26, t * 0.22, t * 0.1, stone)
    for (let k = -4; k <= 4; k++) part.arch(x + k * t * 0.15, y, t * 0.035, t * 0.16)
    part.block(x, y - t * 0.26, t * 0.3, t * 0.18, stone)
    for (let k = -2; k <= 2; k++) part.arch(x + k * t * 0.115, y - t * 0.28, t * 0.028, t * 0.12)
    part.bar(x, y - t * 0.43, t * 0.33, t * 0.025, stone)
    part.dome(x, y - t * 0.45, t * 0.3, t * 0.38, roof)
    part.block(x, y - t * 0.8, t * 0.055, t * 0.1, stone)
    part.cone(x, y - t * 0.9, t * 0.06, t * 0.1, roof)
  }
}

/** Two tiled towers beside a gate, one square tower of the Maghreb, or a mosque with slender Ottoman towers. */
export function drawMinarets(stage: Stage, footing: Footing): void {
  const { h, u, sheet, light } = stage
  const rng = stage.rng.fork('minarets')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, grass: false })
  const t = (stage.portrait ? 0.46 : 0.6) * h
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.34 : 0.24, t * 0.45)
  const part = solids(stage, 0.04)
  if (stage.foregroundKind === 'square') drawSquareMinaret(part, x, y, t, ground.side)
  else if (stage.foregroundKind === 'slender') drawMosque(part, x, y, t, [-1, 1])
  else if (stage.foregroundKind === 'single') drawMosque(part, x, y, t, [ground.side])
  else drawTiledMinarets(part, x, y, t, rng.pick(['#2f97a5', '#3f8fb5', '#4fa58f']))
  if (!['africa', 'asia'].includes(stage.place.continent) || climateOf(stage.place) !== 'arid') return
  const at = x - ground.side * t * 0.72
  const palms = palmOutline(rng, at, levelAt(ground.line, at) + 6 * u, 0.3 * h, 0.1)
  sheet.fill(palms, light.tone('#3f6a4c', 0.04, -0.35))
}

function drawTiledMinarets(part: Solids, x: number, y: number, t: number, tile: string): void {
  part.block(x, y, t * 0.3, t * 0.42, '#dcb987')
  part.arch(x, y, t * 0.17, t * 0.34)
  part.bar(x, y - t * 0.4, t * 0.31, t * 0.03, tile)
  for (const s of [-1, 1]) {
    const cx = x + s * t * 0.4
    part.taper(cx, y, t * 0.062, t * 0.045, t * 0.78, '#e2c296')
    for (const level of [0.14, 0.3, 0.46, 0.62]) part.bar(cx, y - t * level, t * 0.056, t * 0.025, tile)
    part.bar(cx, y - t * 0.77, t * 0.075, t * 0.03, '#e2c296')
    part.block(cx, y - t * 0.8, t * 0.034, t * 0.08, '#e2c296')
    part.onion(cx, y - t * 0.87, t * 0.045, t * 0.13, tile)
  }
}

function drawSquareMinaret(part: Solids, x: number, y: number, t: number, side: 1 | -1): void {
  const stone = '#d3a06c'
  const hall = x - side * t * 0.36
  part.block(hall, y, t * 0.4, t * 0.26, '#e0b587')
  for (let k = -5; k <= 5; k++) part.bar(hall + k * t * 0.075, y - t * 0.255, t * 0.02, t * 0.035, '#e0b587')
  for (const dx of [-0.24, 0, 0.24]) part.arch(hall + dx * t, y, t * 0.07, t * 0.17)
  part.block(x, y, t * 0.12, t * 0.72, stone)
  for (const up of [0.3, 0.46]) for (const dx of [-0.045, 0.045]) part.arch(x + dx * t, y - t * up, t * 0.022, t * 0.09)
  part.bar(x, y - t * 0.6, t * 0.12, t * 0.06, '#3f9a86')
  part.bar(x, y - t * 0.71, t * 0.13, t * 0.02, stone)
  for (let k = -2; k <= 2; k++) part.bar(x + k * t * 0.055, y - t * 0.72, t * 0.016, t * 0.035, stone)
  part.block(x, y - t * 0.72, t * 0.055, t * 0.16, stone)
  part.arch(x, y - t * 0.75, t * 0.02, t * 0.08)
  part.dome(x, y - t * 0.88, t * 0.05, t * 0.06, '#3f9a86')
  for (const [up, r] of [
    [0.94, 0.013],
    [0.965, 0.01],
    [0.985, 0.007],
  ] as const)
    part.bar(x, y - t * up, t * r, t * r * 1.6, '#e3b04a')
}

function drawMosque(part: Solids, x: number, y: number, t: number, towers: readonly (1 | -1)[]): void {
  const stone = '#e6ddcc'
  const lead = '#8494a0'
  for (const s of towers) {
    const cx = x + s * t * 0.46
    part.taper(cx, y, t * 0.026, t * 0.019, t * 0.8, stone)
    for (const level of [0.44, 0.66]) part.bar(cx, y - t * level, t * 0.036, t * 0.022, stone)
    part.cone(cx, y - t * 0.8, t * 0.026, t * 0.18, lead)
  }
  part.block(x, y, t * 0.4, t * 0.22, stone)
  for (let k = -3; k <= 3; k++) part.arch(x + k * t * 0.105, y, t * 0.032, t * 0.14)
  for (const s of [-1, 1]) part.dome(x + s * t * 0.29, y - t * 0.22, t * 0.11, t * 0.09, lead)
  part.block(x, y - t * 0.22, t * 0.26, t * 0.08, stone)
  for (let k = -2; k <= 2; k++) part.arch(x + k * t * 0.09, y - t * 0.23, t * 0.022, t * 0.06)
  part.dome(x, y - t * 0.3, t * 0.25, t * 0.2, lead)
  part.bar(x, y - t * 0.5, t * 0.006, t * 0.07, '#e3b04a')
}

function drawGoldenStupa(part: Solids, x: number, y: number, t: number): void {
  for (let k = 0; k < 4; k++) part.block(x, y - t * 0.045 * k, t * (0.27 - 0.03 * k), t * 0.05, '#e9dfca')
  part.bell(x, y - t * 0.18, t * 0.2, t * 0.6, '#e3a93f')
  part.cone(x, y - t * 0.5, t * 0.04, t * 0.5, '#f0c05a')
  for (const s of [-1, 1]) part.bell(x + s * t * 0.3, y, t * 0.08, t * 0.36, '#d99a36')
}

/** Five red storeys, or seven slim pale ones. */
function drawTiers(part: Solids, { x, y }: { x: number; y: number }, t: number, roof: string, pale: boolean): void {
  const tiers = pale ? 7 : 5
  const storey = 0.825 / tiers
  const [slim, inner, wall] = pale ? ([0.72, 0.8, '#e6d8bd'] as const) : ([1, 0.6, '#c8503a'] as const)
  for (let k = 0; k < tiers; k++) {
    const half = t * (0.185 - (0.11 / tiers) * k) * slim
    const foot = y - t * storey * k
    part.block(x, foot, half * inner, t * 0.13, wall)
    part.bar(x, foot - t * 0.045, half * 0.68, t * 0.012, '#e9d3a2')
    part.eaves(x, foot - t * storey * 0.55, half, t * storey * 0.52, roof, 0.5)
  }
  part.bar(x, y - t * 0.83, t * 0.007, t * 0.17, '#d9b25a')
  for (let k = 0; k < 4; k++) part.bar(x, y - t * (0.87 + 0.025 * k), t * (0.022 - 0.003 * k), t * 0.008, '#d9b25a')
}

/** A tower of sweeping roofs, or a golden stupa, next to a tree. */
export function drawPagoda(stage: Stage, footing: Footing): void {
  const { h, u, light, sheet, place } = stage
  const rng = stage.rng.fork('pagoda')
  const ground = drawGround(stage, rng, footing, { rise: 0.1 })
  const t = (stage.portrait ? 0.46 : 0.62) * h
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.27 : 0.19, t * 0.19)
  const part = solids(stage, 0.05)
  if (stage.foregroundKind === 'golden') drawGoldenStupa(part, x, y, t)
  else drawTiers(part, { x, y }, t, rng.pick(['#3d4654', '#4a5a52', '#54483f']), stage.foregroundKind === 'pale')
  const blossom = place.country === 'JPN' && rng.chance(0.6)
  const crown = blossom ? '#f0a3b4' : '#3f6f55'
  const away = spotOn(stage, ground, 0.02)
  sheet.fill(
    treeCrowns(rng, away.x - 190 * u, away.x + 190 * u, (at) => levelAt(ground.line, at), 74 * u) +
      treeCrowns(rng, away.x - 110 * u, away.x + 110 * u, (at) => levelAt(ground.line, at) - 60 * u, 74 * u),
    light.bright(crown, 0.02, -0.25),
  )
  sheet.fill(
    treeCrowns(rng, away.x - 130 * u, away.x + 130 * u, (at) => levelAt(ground.line, at) - 100 * u, 40 * u),
    light.bright(crown, 0.04, 0.1),
    0.5,
  )
}

/** Great stone figures on a grassy slope. */
export function drawMoai(stage: Stage, footing: Footing): void {
  const { sheet, light, h, u, sunSide } = stage
  const rng = stage.rng.fork('moai')
  const ground = drawGround(stage, rng, footing, { rise: 0.1, own: '#7f8a4a' })
  const n = (v: number): string => v.toFixed(1)
  for (const [i, t] of [0.47, 0.37, 0.27, 0.16, 0.05].entries()) {
    const { x, y } = spotOn(stage, ground, t)
    const s = (0.2 + 0.045 * i) * h * rng.range(0.92, 1.08) * (stage.portrait ? 0.8 : 1)
    const f = sunSide
    const body = `M${n(x - f * s * 0.2)} ${n(y)}L${n(x - f * s * 0.21)} ${n(y - s * 0.36)}Q${n(x - f * s * 0.14)} ${n(y - s * 0.46)} ${n(x - f * s * 0.15)} ${n(y - s * 0.6)}L${n(x - f * s * 0.13)} ${n(y - s * 0.96)}Q${n(x)} ${n(y - s * 1.02)} ${n(x + f * s * 0.1)} ${n(y - s * 0.97)}L${n(x + f * s * 0.13)} ${n(y - s * 0.84)}L${n(x + f * s * 0.1)} ${n(y - s * 0.8)}L${n(x + f * s * 0.19)} ${n(y - s * 0.63)}L${n(x + f * s * 0.13)} ${n(y - s * 0.6)}L${n(x + f * s * 0.15)} ${n(y - s * 0.53)}L${n(x + f * s * 0.12)} ${n(y - s * 0.5)}L${n(x + f * s * 0.13)} ${n(y - s * 0.43)}Q${n(x + f * s * 0.22)} ${n(y - s * 0.34)} ${n(x + f * s * 0.22)} ${n(y)}Z`
    sheet.fill(
      body,
      sheet.linear(
        [x - f * s * 0.2, 0],
        [x + f * s * 0.2, 0],
        [
          [light.tone('#6a5f58', 0.02, -0.5), 0],
          [light.tone('#8a7a6c', 0.03, -0.15), 0.6],
          [light.bright('#b09a84', 0.04, 0.3), 1],
        ],
      ),
    )
    sheet.fill(
      polygon([
        [x + f * s * 0.0, y - s * 0.81],
        [x + f * s * 0.11, y - s * 0.82],
        [x + f * s * 0.09, y - s * 0.75],
        [x, y - s * 0.76],
      ]),
      light.tone('#3a3430', 0, -0.4),
      0.7,
    )
    sheet.fill(lens(x, y + 3 * u, s * 0.3, s * 0.02), light.ink, 0.3)
  }
}

/** A lighthouse on a headland; its beam shows when it is dark. */
export function drawLighthouse(stage: Stage, footing: Footing): void {
  const { h, w, u, sheet, light } = stage
  const rng = stage.rng.fork('lighthouse')
  const ground = drawGround(stage, rng, footing, { rise: 0.2, own: footing.kind === 'water' ? footing.own : undefined })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.22 : 0.15)
  const t = (stage.portrait ? 0.36 : 0.44) * h
  const part = solids(stage, 0.03)
  const band = rng.pick(bandsOf(stage.place))
  if (light.hour === 'night' || light.hour === 'dusk') {
    const away = -ground.side
    sheet.fill(
      polygon([
        [x, y - t * 0.86],
        [x + away * w, y - t * 1.3],
        [x + away * w, y - t * 0.7],
      ]),
      sheet.linear(
        [x, 0],
        [x + away * w * 0.8, 0],
        [
          ['#fff3c0', 0, 0.5],
          ['#fff3c0', 1, 0],
        ],
      ),
    )
  }
  drawHouse(stage, rng, {
    x: x - ground.side * t * 0.3,
    y: y + 6 * u,
    size: t * 0.34,
    wall: '#f6f0e2',
    roof: band,
    depth: 0.03,
    tall: 0.5,
  })
  part.taper(x, y, t * 0.1, t * 0.062, t * 0.76, '#fbf7ec')
  for (const k of [0.16, 0.44]) {
    const half = (at: number): number => t * (0.1 - (0.038 * at) / 0.76)
    part.taper(x, y - t * k, half(k), half(k + 0.14), t * 0.14, band)
  }
  part.bar(x, y - t * 0.76, t * 0.082, t * 0.022, '#3a3f48')
  sheet.fill(
    rectangle(x - t * 0.045, y - t * 0.9, t * 0.09, t * 0.12),
    light.hour === 'day' ? light.bright('#cfe6e8', 0.1, 0.2) : '#fff0b0',
  )
  part.dome(x, y - t * 0.89, t * 0.062, t * 0.08, band)
  if (light.hour !== 'day')
    sheet.fill(
      circle(x, y - t * 0.84, t * 0.3),
      sheet.radial(x, y - t * 0.84, t * 0.3, [
        ['#fff3c0', 0, 0.75],
        ['#fff3c0', 1, 0],
      ]),
    )
}
