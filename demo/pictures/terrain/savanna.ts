import { acaciaOutline } from '../elements/acacia.ts'
import { type Animal, animal } from '../elements/animals.ts'
import { grassAlong } from '../elements/bank.ts'
import { drawCone } from '../elements/cone.ts'
import { drawRidge } from '../elements/ridge.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const GRASSES = ['#d2a24a', '#c4a054', '#d98f45', '#b9a35a', '#cf8a4c'] as const
type Herd = readonly [kind: Animal, tall: number, count: number]

const HERDS: Partial<Record<Stage['place']['continent'], readonly Herd[]>> = {
  africa: [
    ['giraffe', 118, 3],
    ['elephant', 74, 4],
    ['zebra', 46, 6],
    ['giraffe', 118, 2],
  ],
  asia: [
    ['elephant', 74, 4],
    ['horse', 60, 4],
  ],
  'south-america': [
    ['llama', 58, 5],
    ['horse', 60, 4],
  ],
}
const ANYWHERE: readonly Herd[] = [['horse', 60, 5]]

/** Grass plains to the horizon, scattered trees, a herd, perhaps the great mountain. */
export function drawSavanna(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('savanna')
  const own = rng.pick(GRASSES)
  const plain = horizon + 0.06 * h
  if (['TZA', 'KEN', 'UGA'].includes(stage.place.country) || rng.chance(0.2))
    drawCone(stage, rng.fork('mountain'), {
      x: w * (stage.sunSide === 1 ? 0.3 : 0.7),
      tall: 0.24 * h,
      base: plain,
      own: '#7f8298',
      depth: 0.66,
      bare: 0.76,
      hot: false,
    })
  drawRidge(stage, rng.fork('far'), {
    y: plain - 34 * u,
    swing: 34 * u,
    wave: 460 * u,
    own: '#8f8a7a',
    depth: 0.8,
    bottom: h,
    mist: 0.2,
  })
  const layers = [
    { y: 0, depth: 0.62 },
    { y: 34, depth: 0.48 },
    { y: 84, depth: 0.32 },
    { y: 156, depth: 0.18 },
    { y: 250, depth: 0.06 },
  ]
  const herd = rng.pick(HERDS[stage.place.continent] ?? ANYWHERE)
  for (const [i, layer] of layers.entries()) {
    const at = rng.fork(`plain${i}`)
    const top = drawRidge(stage, at, {
      y: plain + layer.y * u,
      swing: (8 + 6 * i) * u,
      wave: 520 * u,
      own,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.1,
    })
    sheet.fill(
      grassAlong(at.fork('grass'), top, (5 + 9 * i) * u, (3.2 + 2.4 * i) * u),
      light.tone(own, layer.depth, -0.16),
    )
    const trees = i < 3 ? 5 - i : 0
    let far = ''
    for (let k = 0; k < trees; k++)
      far += acaciaOutline(at, at.range(0, w), plain + layer.y * u + 4 * u, (34 + 40 * i) * at.range(0.7, 1.15) * u)
    sheet.fill(far, light.tone('#5f6b45', layer.depth, -0.36))
    if (i === 2) {
      const from = stage.sunSide === 1 ? at.range(0.5, 0.66) : at.range(0.24, 0.4)
      for (let k = 0; k < herd[2]; k++) {
        const size = herd[1] * at.range(0.62, 1.08) * u
        sheet.add(
          animal(
            herd[0],
            (from + (k - herd[2] / 2) * 0.07) * w + at.range(-16, 16) * u,
            plain + (layer.y + at.range(2, 16)) * u,
            size,
            at.chance(0.7) ? stage.sunSide : (-stage.sunSide as 1 | -1),
            light.tone('#5a4636', 0.2, -0.55),
          ),
        )
      }
    }
  }
  return { kind: 'land', y: h * 0.92, own }
}
