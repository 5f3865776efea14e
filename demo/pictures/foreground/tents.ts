import { lens, polygon } from '../drawing/path.ts'
import { animal } from '../elements/animals.ts'
import { levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround } from './ground.ts'
import { drawCampfire, lampGlow } from './lights.ts'

const n = (v: number): string => v.toFixed(1)
const CLOTHS = ['#e2673f', '#f0a83c', '#3f8f8a', '#d94f55', '#e9d3a2'] as const

/** A small camp: domes in the mountains, wide dark tents in the desert, yurts on the steppe. */
export function drawTents(stage: Stage, footing: Footing): void {
  const { w, u } = stage
  const rng = stage.rng.fork('tents')
  const ground = drawGround(stage, rng, footing, {
    rise: 0.06,
    grass: footing.own[1] !== 'd' && footing.own[1] !== 'e',
  })
  const yurts = stage.foregroundKind === 'yurts'
  const nomad = stage.foregroundKind === 'nomad'
  const at = (t: number): number => (ground.side === 1 ? w * (1 - t) : w * t)
  for (const [i, t] of [0.44, 0.3, 0.14].entries()) {
    const x = at(t + rng.range(-0.03, 0.03))
    const y = levelAt(ground.line, x) + 6 * u
    const size = (92 + 34 * i) * u
    if (yurts) drawYurt(stage, rng, x, y, size)
    else if (nomad) drawNomadTent(stage, x, y, size * 1.25)
    else drawDomeTent(stage, x, y, size, rng.pick(CLOTHS))
  }
  if (!yurts && !nomad && stage.light.hour !== 'day') {
    const x = at(stage.portrait ? 0.62 : 0.57)
    drawCampfire(stage, rng, x, levelAt(ground.line, x) + 12 * u, 52 * u)
  }
  if (nomad)
    for (let k = 0; k < 3; k++)
      stage.sheet.add(
        animal(
          'camel',
          at(0.56 + 0.07 * k),
          levelAt(ground.line, at(0.56 + 0.07 * k)) + 4 * u,
          rng.range(62, 76) * u,
          -ground.side as 1 | -1,
          stage.light.tone('#6a4a36', 0, -0.5),
        ),
      )
  if (yurts)
    for (let k = 0; k < 2; k++)
      stage.sheet.add(
        animal(
          'horse',
          at(0.6 + 0.1 * k),
          levelAt(ground.line, at(0.6 + 0.1 * k)) + 4 * u,
          rng.range(56, 70) * u,
          rng.chance(0.5) ? 1 : -1,
          stage.light.tone('#5a4032', 0, -0.5),
        ),
      )
}

function drawDomeTent(stage: Stage, x: number, y: number, size: number, cloth: string): void {
  const { sheet, light, sunSide } = stage
  lampGlow(stage, x, y - size * 0.25, size * 0.9)
  const half = size * 0.62
  const tall = size * 0.56
  const lamp = light.hour !== 'day'
  const face = lamp
    ? sheet.radial(x, y, size * 0.7, [
        ['#fff0b8', 0],
        [light.bright(cloth, 0, 0.3), 0.55],
        [light.bright(cloth, 0, -0.1), 1],
      ])
    : light.bright(cloth, 0, 0.1)
  sheet.fill(
    `M${n(x - half)} ${n(y)}Q${n(x - half * 0.5)} ${n(y - tall * 0.86)} ${n(x)} ${n(y - tall)}Q${n(x + half * 0.5)} ${n(y - tall * 0.86)} ${n(x + half)} ${n(y)}Z`,
    face,
  )
  sheet.fill(
    `M${n(x)} ${n(y - tall)}Q${n(x - sunSide * half * 0.5)} ${n(y - tall * 0.86)} ${n(x - sunSide * half)} ${n(y)}H${n(x - sunSide * half * 0.34)}Q${n(x - sunSide * half * 0.1)} ${n(y - tall * 0.5)} ${n(x)} ${n(y - tall)}Z`,
    light.tone(cloth, 0, -0.4),
    0.6,
  )
  sheet.fill(
    `M${n(x - half * 0.2)} ${n(y)}L${n(x)} ${n(y - tall * 0.72)}L${n(x + half * 0.2)} ${n(y)}Z`,
    lamp ? '#fff3c4' : light.tone('#3a2f2c', 0, -0.2),
    lamp ? 0.9 : 0.7,
  )
}

function drawNomadTent(stage: Stage, x: number, y: number, size: number): void {
  const { sheet, light, sunSide } = stage
  lampGlow(stage, x, y - size * 0.15, size * 0.7)
  const own = '#b08a5c'
  sheet.fill(
    `M${n(x - size * 0.62)} ${n(y)}Q${n(x - size * 0.42)} ${n(y - size * 0.24)} ${n(x - size * 0.26)} ${n(y - size * 0.34)}Q${n(x)} ${n(y - size * 0.28)} ${n(x + size * 0.26)} ${n(y - size * 0.34)}Q${n(x + size * 0.42)} ${n(y - size * 0.24)} ${n(x + size * 0.62)} ${n(y)}Z`,
    light.tone(own, 0.02, -0.2),
  )
  sheet.fill(
    `M${n(x + sunSide * size * 0.26)} ${n(y - size * 0.34)}Q${n(x + sunSide * size * 0.42)} ${n(y - size * 0.24)} ${n(x + sunSide * size * 0.62)} ${n(y)}H${n(x + sunSide * size * 0.3)}Z`,
    light.bright(own, 0.04, 0.25),
  )
  sheet.fill(
    polygon([
      [x - size * 0.2, y],
      [x - size * 0.13, y - size * 0.2],
      [x + size * 0.13, y - size * 0.2],
      [x + size * 0.2, y],
    ]),
    stage.light.hour === 'day' ? light.tone('#3a2a26', 0, -0.3) : '#ffdf96',
    0.9,
  )
}

function drawYurt(stage: Stage, rng: Rng, x: number, y: number, size: number): void {
  const { sheet, light, sunSide } = stage
  lampGlow(stage, x, y - size * 0.2, size * 0.7)
  const felt = '#f1e8d6'
  const half = size * 0.52
  sheet.fill(
    polygon([
      [x - half, y],
      [x - half, y - size * 0.3],
      [x + half, y - size * 0.3],
      [x + half, y],
    ]),
    light.bright(felt, 0, 0.12),
  )
  sheet.fill(
    polygon([
      [x - sunSide * half, y],
      [x - sunSide * half, y - size * 0.3],
      [x - sunSide * half * 0.3, y - size * 0.3],
      [x - sunSide * half * 0.3, y],
    ]),
    light.tone(felt, 0, -0.4),
    0.6,
  )
  sheet.fill(
    `M${n(x - half * 1.06)} ${n(y - size * 0.29)}Q${n(x - half * 0.6)} ${n(y - size * 0.5)} ${n(x - half * 0.16)} ${n(y - size * 0.56)}H${n(x + half * 0.16)}Q${n(x + half * 0.6)} ${n(y - size * 0.5)} ${n(x + half * 1.06)} ${n(y - size * 0.29)}Z`,
    light.bright(felt, 0, 0.02),
  )
  sheet.fill(lens(x, y - size * 0.29, half * 1.06, size * 0.012), '#c8503c', 0.8)
  sheet.fill(
    polygon([
      [x - half * 0.18, y],
      [x - half * 0.18, y - size * 0.25],
      [x + half * 0.18, y - size * 0.25],
      [x + half * 0.18, y],
    ]),
    rng.pick(['#c8503c', '#d98a3a', '#3f7f93']),
  )
}
