import { drawFacade, TOWN_STYLES, type TownStyle } from '../elements/facades.ts'
import { cypress } from '../elements/houses.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawTownLandmark } from '../elements/town-landmarks.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { townStyleOf } from '../places/town-style.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** Houses climbing a hill in rows, a tower above them, water or gardens below. */
export function drawOldtown(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('oldtown')
  const name = townStyleOf(stage.place)
  const style: TownStyle = TOWN_STYLES[name]
  const waterside = stage.wantsWater || rng.chance(name === 'medina' ? 0.1 : 0.4)
  const quay = horizon + (waterside ? 0.2 : 0.3) * h
  const crest = stage.sunSide === 1 ? rng.range(0.24, 0.42) : rng.range(0.58, 0.76)
  const hill = (x: number): number => Math.exp(-(((x / w - crest) / 0.42) ** 2))
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 30 * u,
    swing: 60 * u,
    wave: 380 * u,
    own: '#8a9490',
    depth: 0.82,
    bottom: h,
    sharp: rng.chance(0.3),
    mist: 0.2,
  })
  drawRidge(stage, rng.fork('hill'), {
    y: horizon + 10 * u,
    swing: 44 * u,
    wave: 460 * u,
    own: '#8a9160',
    depth: 0.6,
    bottom: h,
    mist: 0.2,
  })
  const town = sheet.capture(() => {
    const rows = 6
    for (let r = 0; r < rows; r++) {
      const t = r / (rows - 1)
      const depth = 0.52 - 0.44 * t
      const wide = (34 + 46 * t) * u
      const base = (x: number): number => quay - (1 - t) * (0.06 * h + 0.26 * h * hill(x)) - 6 * u * t
      if (r === 1)
        drawTownLandmark(stage, style.landmark, {
          x: crest * w,
          y: base(crest * w),
          tall: (style.landmark === 'bluedome' ? 0.26 : 0.3) * h,
          wall: rng.pick(style.walls),
          roof: style.roofs[0] ?? '#b9573a',
          depth,
        })
      const at = rng.fork(`row${r}`)
      for (let x = -wide + at.range(0, wide); x < w + wide; ) {
        const size = wide * at.range(0.7, 1.25)
        if (name !== 'medina' && name !== 'northern' && at.chance(0.09))
          sheet.fill(cypress(x, base(x) + 10 * u, size * at.range(1.2, 1.9)), light.tone('#3f6a4c', depth, -0.25))
        drawFacade(stage, at, style, x + size / 2, base(x + size / 2) + at.range(-8, 8) * u, size, depth)
        x += size * at.range(0.9, 1.02)
      }
    }
  })
  sheet.add(town)
  if (waterside) {
    const edge = quay + 34 * u
    sheet.fill(`M-10 ${(edge - 12 * u).toFixed(0)}H${w + 10}V${edge.toFixed(0)}H-10Z`, light.tone('#b7a58c', 0.1, -0.2))
    drawWater(stage, rng.fork('water'), { y: edge, bottom: h, own: rng.pick(SEAS), mirror: 0.5, shore: town })
    return { kind: 'water', y: h * 0.84, own: '#6d7a58' }
  }
  return { kind: 'land', y: h * 0.92, own: '#6d7a58' }
}
