import { blob, type Point } from '../drawing/path.ts'
import { cypress } from '../elements/houses.ts'
import { acaciaOutline, drawPine, palmOutline } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, type Ground } from './ground.ts'

/** Places along the ground: most in the high corner, a few smaller ones opposite. */
function placesFor(
  stage: Stage,
  rng: Rng,
  ground: Ground,
  many: number,
  few: number,
): { x: number; y: number; size: number }[] {
  const { w } = stage
  const corner = (t: number): number => (ground.side === 1 ? w * (1 - t) : w * t)
  const near = Array.from({ length: many }, (_, i) => ({
    t: (i + rng.range(0.1, 0.8)) * (0.34 / many),
    size: rng.range(0.7, 1) * (1 - 0.3 * (i / many)),
  }))
  const opposite = Array.from({ length: few }, (_, i) => ({
    t: 1 - (i + rng.range(0.1, 0.7)) * 0.07,
    size: rng.range(0.34, 0.5),
  }))
  return [...near, ...opposite]
    .map(({ t, size }) => ({ x: corner(t), y: levelAt(ground.line, corner(t)) + 8 * stage.u, size }))
    .sort((a, b) => a.size - b.size)
}

export function drawPines(stage: Stage, footing: Footing): void {
  const rng = stage.rng.fork('pines')
  const ground = drawGround(stage, rng, footing)
  const green = '#2f5f4c'
  for (const place of placesFor(stage, rng, ground, rng.int(4, 6), rng.int(1, 3))) {
    const depth = 0.1 * (1 - place.size)
    drawPine(
      stage,
      rng,
      place.x,
      place.y,
      place.size * (stage.portrait ? 0.44 : 0.54) * stage.h,
      stage.light.tone(green, depth, -0.42),
      stage.light.tone(green, 0.1, 0.36),
      rng.range(0.15, 0.2),
    )
  }
}

export function drawPalms(stage: Stage, footing: Footing): void {
  const { sheet, light, h } = stage
  const rng = stage.rng.fork('palms')
  const ground = drawGround(stage, rng, footing, { rise: 0.08 })
  for (const place of placesFor(stage, rng, ground, rng.int(2, 4), rng.int(1, 2))) {
    const lean = -ground.side * rng.range(0.05, 0.32) * (place.size > 0.55 ? 1 : -1)
    const d = palmOutline(rng, place.x, place.y, place.size * (stage.portrait ? 0.46 : 0.56) * h, lean)
    sheet.fill(
      d,
      sheet.vertical(
        place.y - place.size * 0.6 * h,
        place.y,
        light.tone('#2f6a52', 0.08, -0.22),
        light.tone('#4a4038', 0, -0.5),
      ),
    )
  }
}

export function drawCypresses(stage: Stage, footing: Footing): void {
  const { sheet, light, h } = stage
  const rng = stage.rng.fork('cypresses')
  const ground = drawGround(stage, rng, footing)
  const green = '#2f5a45'
  for (const place of placesFor(stage, rng, ground, rng.int(4, 6), rng.int(1, 3))) {
    const tall = place.size * 0.46 * h
    sheet.fill(cypress(place.x, place.y, tall), light.tone(green, 0.03, -0.38))
    sheet.fill(
      cypress(place.x + stage.sunSide * tall * 0.035, place.y - tall * 0.02, tall * 0.9),
      light.tone(green, 0.08, 0.2),
      0.3,
    )
  }
}

export function drawCactus(stage: Stage, footing: Footing): void {
  const rng = stage.rng.fork('cactus')
  const ground = drawGround(stage, rng, footing, { grass: false })
  for (const place of placesFor(stage, rng, ground, rng.int(2, 3), rng.int(1, 2)))
    saguaro(stage, rng, place.x, place.y, place.size * 0.44 * stage.h)
}

export function drawAcacia(stage: Stage, footing: Footing): void {
  const { sheet, light, w, h } = stage
  const rng = stage.rng.fork('acacia')
  const ground = drawGround(stage, rng, footing, { rise: 0.05 })
  const x = ground.side === 1 ? w * rng.range(0.76, 0.86) : w * rng.range(0.14, 0.24)
  const tall = (stage.portrait ? 0.36 : 0.5) * h
  sheet.fill(acaciaOutline(rng, x, levelAt(ground.line, x) + 6, tall), light.tone('#4a4a34', 0, -0.6))
}

export function drawBaobab(stage: Stage, footing: Footing): void {
  const { sheet, light, w, h } = stage
  const rng = stage.rng.fork('baobab')
  const ground = drawGround(stage, rng, footing, { rise: 0.04 })
  const sizes = [0.34, 0.44, 0.6]
  for (const [i, size] of sizes.entries()) {
    const t = [0.42, 0.07, 0.22][i] ?? 0.2
    const x = ground.side === 1 ? w * (1 - t) : w * t
    const tall = size * h * (stage.portrait ? 0.8 : 1) * rng.range(0.9, 1.05)
    const d = baobabOutline(rng, x, levelAt(ground.line, x) + 8, tall)
    sheet.fill(
      d.trunk,
      sheet.linear(
        [x - tall * 0.1, 0],
        [x + tall * 0.1, 0],
        stage.sunSide === 1
          ? [
              [light.tone('#7a5a48', 0, -0.6), 0],
              [light.tone('#a8785a', 0.1, 0.1), 1],
            ]
          : [
              [light.tone('#a8785a', 0.1, 0.1), 0],
              [light.tone('#7a5a48', 0, -0.6), 1],
            ],
      ),
    )
    sheet.fill(d.crown, light.tone('#4f6040', 0.04, -0.4))
  }
}

const n = (v: number): string => v.toFixed(1)

/** A column cactus with two or three raised arms and lit ribs. */
export function saguaro(stage: Stage, rng: Rng, x: number, y: number, tall: number): void {
  const { sheet, light, sunSide } = stage
  const thick = tall * 0.1
  const body = light.tone('#4a6b48', 0.02, -0.42)
  const rim = light.tone('#7fa060', 0.08, 0.25)
  const limb = (d: string, width: number): void => {
    sheet.stroke(d, body, width)
    sheet.add(
      `<g transform="translate(${n(sunSide * width * 0.28)} 0)"><path d="${d}" fill="none" stroke="${rim}" stroke-width="${n(width * 0.12)}" stroke-linecap="round" stroke-opacity="0.7"/></g>`,
    )
  }
  for (const side of rng.chance(0.5) ? [-1, 1] : [1, -1]) {
    if (rng.chance(0.15)) continue
    const from = y - tall * rng.range(0.3, 0.5)
    const out = x + side * tall * rng.range(0.15, 0.2)
    const up = from - tall * rng.range(0.2, 0.36)
    limb(
      `M${n(x)} ${n(from)}H${n(out - side * thick * 0.4)}Q${n(out)} ${n(from)} ${n(out)} ${n(from - thick * 0.6)}V${n(up)}`,
      thick * 0.72,
    )
  }
  limb(`M${n(x)} ${n(y + 10)}V${n(y - tall + thick / 2)}`, thick)
}

/** A baobab: swollen trunk, stubby branches high up, small flat crowns. */
export function baobabOutline(rng: Rng, x: number, y: number, tall: number): { trunk: string; crown: string } {
  const half = tall * 0.085
  const top = y - tall * 0.78
  let trunk = `M${n(x - half * 1.35)} ${n(y)}C${n(x - half * 0.9)} ${n(y - tall * 0.1)} ${n(x - half * 1.2)} ${n(y - tall * 0.45)} ${n(x - half * 0.62)} ${n(top)}L${n(x + half * 0.62)} ${n(top)}C${n(x + half * 1.2)} ${n(y - tall * 0.45)} ${n(x + half * 0.9)} ${n(y - tall * 0.1)} ${n(x + half * 1.35)} ${n(y)}Z`
  let crown = ''
  const branches = 7
  for (let i = 0; i < branches; i++) {
    const t = i / (branches - 1) - 0.5
    const ex = x + t * tall * 0.52 * rng.range(0.85, 1.1)
    const ey = top - tall * (0.16 - Math.abs(t) * 0.13) * rng.range(0.8, 1.1)
    const bx = x + t * half * 1.4
    trunk += `M${n(bx - half * 0.2)} ${n(top + half * 0.6)}Q${n((bx + ex) / 2)} ${n(top - tall * 0.01)} ${n(ex)} ${n(ey)}Q${n((bx + ex) / 2 + half * 0.2)} ${n(top + tall * 0.02)} ${n(bx + half * 0.24)} ${n(top + half * 0.6)}Z`
    const r = tall * rng.range(0.05, 0.075)
    crown += blob(
      Array.from({ length: 9 }, (_, k): Point => {
        const angle = (k / 9) * 2 * Math.PI
        const out = r * rng.range(0.85, 1.15)
        return [ex + Math.cos(angle) * out * 1.7, ey - r * 0.2 + Math.sin(angle) * out * 0.55]
      }),
    )
  }
  return { trunk, crown }
}
