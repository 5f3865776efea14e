import { lens, polygon } from '../drawing/path.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'

type BoatStyle = ForegroundKind<'boats'>

const n = (v: number): string => v.toFixed(1)

/** One to three boats of the region on the near water. */
export function drawBoats(stage: Stage, footing: Footing): void {
  const { w, h, u } = stage
  const rng = stage.rng.fork('boats')
  const style = stage.foregroundKind as BoatStyle
  const level = footing.kind === 'water' ? footing.y : h * 0.86
  const lead = footing.water ? 0 : w * (stage.sunSide === 1 ? rng.range(0.2, 0.36) : rng.range(0.64, 0.8))
  const water = footing.water ?? ((y: number) => ({ x: lead, y, half: w / 2 }))
  const fleet = [
    { off: rng.range(0.4, 0.52), up: 0.14, size: 0.3, depth: 0.42 },
    { off: rng.range(0.2, 0.3), up: 0.07, size: 0.48, depth: 0.26 },
    { off: 0, up: -0.01, size: 1, depth: 0.06 },
  ].slice(rng.int(0, 1))
  for (const { off, up, size, depth } of fleet) {
    const facing = rng.chance(0.7) ? stage.sunSide : (-stage.sunSide as 1 | -1)
    const { x: middle, y, half } = water(level - up * h)
    const length = Math.min(size * (stage.portrait ? 250 : 300) * u, half)
    const x = middle + stage.sunSide * Math.min(off * 2 * half, half - length * 0.6)
    stage.sheet.fill(
      lens(x, y + length * 0.03, length * 0.62, length * 0.05),
      stage.light.tone('#12384a', depth, -0.4),
      0.45,
    )
    const markup = stage.sheet.capture(() => drawBoat(stage, style, length, depth, rng.int(0, 3)))
    stage.sheet.add(`<g transform="translate(${n(x)} ${n(y)}) scale(1 -0.35)" opacity="0.28">${markup}</g>`)
    stage.sheet.add(`<g transform="translate(${n(x)} ${n(y)}) scale(${facing} 1)">${markup}</g>`)
    stage.sheet.fill(
      lens(x - facing * length * 0.1, y + length * 0.012, length * 0.56, length * 0.014),
      stage.light.bright('#ffffff', depth, 0.1),
      0.5,
    )
  }
}

const SAILS = ['#f4efe2', '#f0e4cc', '#d9603f', '#f2c66a'] as const
const HULLS = ['#7a4a35', '#f2efe6', '#2f5d73', '#b5483a'] as const

/** A boat of the given length, waterline at y = 0, bow to the right. */
function drawBoat(stage: Stage, style: BoatStyle, l: number, depth: number, paint: number): void {
  const { sheet, light } = stage
  const sail = light.bright(SAILS[paint] ?? SAILS[0], depth, 0.15)
  const sailShade = light.bright(SAILS[paint] ?? SAILS[0], depth, -0.22)
  const hull = light.bright(HULLS[(paint + 1) % 4] ?? HULLS[0], depth, -0.12)
  const wood = light.tone('#6e4632', depth, -0.2)
  const dark = light.tone('#33302e', depth, -0.4)
  if (style === 'sloop') {
    sheet.fill(
      `M${n(-l * 0.42)} ${n(-l * 0.1)}H${n(l * 0.5)}Q${n(l * 0.36)} 0 ${n(l * 0.24)} ${n(l * 0.01)}H${n(-l * 0.34)}Z`,
      hull,
    )
    sheet.fill(
      polygon([
        [-l * 0.42, -l * 0.1],
        [l * 0.5, -l * 0.1],
        [l * 0.47, -l * 0.075],
        [-l * 0.41, -l * 0.075],
      ]),
      light.bright('#ffffff', depth, 0.1),
    )
    sheet.stroke(`M${n(l * 0.06)} ${n(-l * 0.1)}V${n(-l * 1.12)}`, dark, l * 0.014)
    sheet.fill(
      `M${n(l * 0.035)} ${n(-l * 1.08)}Q${n(-l * 0.34)} ${n(-l * 0.5)} ${n(-l * 0.38)} ${n(-l * 0.17)}L${n(l * 0.035)} ${n(-l * 0.17)}Z`,
      sail,
    )
    sheet.fill(
      `M${n(l * 0.085)} ${n(-l * 0.98)}Q${n(l * 0.34)} ${n(-l * 0.5)} ${n(l * 0.47)} ${n(-l * 0.14)}Q${n(l * 0.2)} ${n(-l * 0.2)} ${n(l * 0.085)} ${n(-l * 0.2)}Z`,
      sailShade,
    )
  } else if (style === 'longtail') {
    sheet.fill(
      `M${n(-l * 0.5)} ${n(-l * 0.07)}Q${n(-l * 0.1)} ${n(-l * 0.05)} ${n(l * 0.26)} ${n(-l * 0.09)}Q${n(l * 0.46)} ${n(-l * 0.13)} ${n(l * 0.58)} ${n(-l * 0.34)}L${n(l * 0.6)} ${n(-l * 0.33)}Q${n(l * 0.52)} ${n(-l * 0.04)} ${n(l * 0.3)} ${n(l * 0.01)}H${n(-l * 0.44)}Z`,
      wood,
    )
    sheet.stroke(
      `M${n(l * 0.565)} ${n(-l * 0.28)}L${n(l * 0.6)} ${n(-l * 0.14)}M${n(l * 0.56)} ${n(-l * 0.27)}L${n(l * 0.57)} ${n(-l * 0.12)}`,
      '#e0574a',
      l * 0.016,
    )
    sheet.fill(
      polygon([
        [-l * 0.34, -l * 0.25],
        [l * 0.12, -l * 0.25],
        [l * 0.15, -l * 0.22],
        [-l * 0.36, -l * 0.22],
      ]),
      light.bright('#e9d9b0', depth, 0.1),
    )
    sheet.stroke(
      `M${n(-l * 0.3)} ${n(-l * 0.22)}V${n(-l * 0.05)}M${n(l * 0.08)} ${n(-l * 0.22)}V${n(-l * 0.05)}M${n(-l * 0.46)} ${n(-l * 0.09)}L${n(-l * 0.7)} ${n(l * 0.02)}`,
      dark,
      l * 0.012,
    )
  } else if (style === 'junk') {
    sheet.fill(
      `M${n(-l * 0.5)} ${n(-l * 0.2)}L${n(-l * 0.3)} ${n(-l * 0.11)}H${n(l * 0.34)}L${n(l * 0.52)} ${n(-l * 0.17)}Q${n(l * 0.42)} 0 ${n(l * 0.3)} ${n(l * 0.01)}H${n(-l * 0.36)}Z`,
      wood,
    )
    const rig: readonly (readonly [number, number])[] = [
      [-0.28, 0.6],
      [0.02, 0.95],
      [0.32, 0.62],
    ]
    for (const [at, tall] of rig) {
      sheet.fill(
        `M${n(l * (at - 0.13))} ${n(-l * 0.16)}Q${n(l * (at - 0.2))} ${n(-l * tall * 0.6)} ${n(l * (at - 0.02))} ${n(-l * tall)}L${n(l * (at + 0.1))} ${n(-l * tall * 0.84)}Q${n(l * (at + 0.16))} ${n(-l * tall * 0.4)} ${n(l * (at + 0.11))} ${n(-l * 0.16)}Z`,
        light.bright('#c9583c', depth, 0.12),
      )
      let ribs = ''
      for (let k = 1; k < 6; k++)
        ribs += `M${n(l * (at - 0.155))} ${n(-l * (0.16 + (tall - 0.2) * (k / 6)))}L${n(l * (at + 0.125))} ${n(-l * (0.16 + (tall - 0.3) * (k / 6)))}`
      sheet.stroke(ribs, dark, l * 0.008, 0.6)
    }
  } else if (style === 'dhow') {
    sheet.fill(
      `M${n(-l * 0.44)} ${n(-l * 0.16)}Q${n(0)} ${n(-l * 0.06)} ${n(l * 0.54)} ${n(-l * 0.2)}Q${n(l * 0.36)} ${n(l * 0.01)} ${n(l * 0.2)} ${n(l * 0.01)}H${n(-l * 0.34)}Z`,
      wood,
    )
    sheet.stroke(
      `M0 ${n(-l * 0.1)}V${n(-l * 0.8)}M${n(-l * 0.4)} ${n(-l * 1.02)}L${n(l * 0.4)} ${n(-l * 0.2)}`,
      dark,
      l * 0.013,
    )
    sheet.fill(
      `M${n(-l * 0.4)} ${n(-l * 1.02)}L${n(l * 0.4)} ${n(-l * 0.2)}Q${n(l * 0.02)} ${n(-l * 0.24)} ${n(-l * 0.38)} ${n(-l * 0.16)}Q${n(-l * 0.2)} ${n(-l * 0.56)} ${n(-l * 0.4)} ${n(-l * 1.02)}Z`,
      sail,
    )
  } else if (style === 'canoe') {
    sheet.fill(
      `M${n(-l * 0.5)} ${n(-l * 0.14)}Q${n(-l * 0.36)} ${n(-l * 0.06)} 0 ${n(-l * 0.06)}Q${n(l * 0.36)} ${n(-l * 0.06)} ${n(l * 0.5)} ${n(-l * 0.14)}Q${n(l * 0.44)} ${n(l * 0.01)} ${n(l * 0.3)} ${n(l * 0.015)}H${n(-l * 0.3)}Q${n(-l * 0.44)} ${n(l * 0.01)} ${n(-l * 0.5)} ${n(-l * 0.14)}Z`,
      light.bright('#c9503a', depth, 0),
    )
    for (const at of [-0.2, 0.18]) {
      sheet.fill(
        `M${n(l * (at - 0.055))} ${n(-l * 0.06)}Q${n(l * (at - 0.06))} ${n(-l * 0.22)} ${n(l * at)} ${n(-l * 0.23)}Q${n(l * (at + 0.06))} ${n(-l * 0.22)} ${n(l * (at + 0.055))} ${n(-l * 0.06)}Z`,
        dark,
      )
      sheet.add(`<circle cx="${n(l * at)}" cy="${n(-l * 0.275)}" r="${n(l * 0.038)}" fill="${dark}"/>`)
      sheet.stroke(`M${n(l * (at - 0.02))} ${n(-l * 0.26)}L${n(l * (at + 0.14))} ${n(l * 0.03)}`, wood, l * 0.014)
    }
  } else {
    sheet.fill(
      `M${n(-l * 0.44)} ${n(-l * 0.16)}Q${n(-l * 0.1)} ${n(-l * 0.1)} ${n(l * 0.2)} ${n(-l * 0.13)}L${n(l * 0.5)} ${n(-l * 0.24)}Q${n(l * 0.42)} 0 ${n(l * 0.28)} ${n(l * 0.01)}H${n(-l * 0.36)}Z`,
      hull,
    )
    sheet.fill(
      polygon([
        [-l * 0.26, -l * 0.13],
        [-l * 0.24, -l * 0.38],
        [l * 0.04, -l * 0.38],
        [l * 0.08, -l * 0.13],
      ]),
      light.bright('#f4f0e6', depth, 0.1),
    )
    sheet.fill(
      polygon([
        [-l * 0.2, -l * 0.33],
        [-l * 0.2, -l * 0.24],
        [l * 0.03, -l * 0.24],
        [l * 0.02, -l * 0.33],
      ]),
      light.isDark ? '#ffd78c' : light.tone('#3f5563', depth, -0.2),
    )
    sheet.fill(
      polygon([
        [-l * 0.28, -l * 0.41],
        [l * 0.08, -l * 0.41],
        [l * 0.06, -l * 0.37],
        [-l * 0.27, -l * 0.37],
      ]),
      light.bright('#d9603f', depth, 0),
    )
    sheet.stroke(
      `M${n(-l * 0.08)} ${n(-l * 0.41)}V${n(-l * 0.74)}M${n(-l * 0.08)} ${n(-l * 0.7)}L${n(l * 0.46)} ${n(-l * 0.23)}M${n(-l * 0.08)} ${n(-l * 0.7)}L${n(-l * 0.42)} ${n(-l * 0.17)}`,
      dark,
      l * 0.01,
    )
  }
}
