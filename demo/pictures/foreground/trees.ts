import { acaciaOutline } from '../elements/acacia.ts'
import { levelAt } from '../elements/bank.ts'
import { cypress } from '../elements/houses.ts'
import { palmOutline } from '../elements/palm.ts'
import { drawPine } from '../elements/pine.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { baobabOutline, saguaro } from './dry-plants.ts'
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
