import { mix } from '../colour/oklab.ts'
import { fractalNoise, ridgedNoise } from '../drawing/noise.ts'
import { circle, hillUnder, landUnder, rectangle, sampleLine } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { acaciaOutline, palmOutline, pineOutline } from '../elements/trees.ts'
import { createRng, type Rng } from '../random/rng.ts'
import type { PortraitSpec } from './portrait-spec.ts'

interface Scene {
  skies: readonly (readonly [string, string])[]
  land: readonly [string, string]
  sharp: boolean
  plant: 'palm' | 'pine' | 'acacia' | 'none'
}

const SCENES: Record<PortraitSpec['area'], Scene> = {
  asia: {
    skies: [
      ['#f3b98a', '#fbe3bd'],
      ['#8fc6b8', '#f2ecd0'],
      ['#e88f7a', '#f9d9ae'],
    ],
    land: ['#7fa58a', '#3f7a68'],
    sharp: false,
    plant: 'palm',
  },
  'south-america': {
    skies: [
      ['#f2a67a', '#fbe0b0'],
      ['#7fb7c9', '#eef0da'],
      ['#d98a9a', '#f8d7b8'],
    ],
    land: ['#9a8f9f', '#5f6f7a'],
    sharp: true,
    plant: 'none',
  },
  america: {
    skies: [
      ['#7ccbd0', '#e6f4dc'],
      ['#f5b98f', '#fce8c4'],
    ],
    land: ['#6fb59c', '#3a8c80'],
    sharp: false,
    plant: 'palm',
  },
  'north-america': {
    skies: [
      ['#f0a070', '#fbdcae'],
      ['#8fb4cf', '#f2e8d4'],
    ],
    land: ['#c98463', '#8f5548'],
    sharp: true,
    plant: 'pine',
  },
  europe: {
    skies: [
      ['#f4c583', '#fdeccb'],
      ['#96bfd3', '#f4ecd8'],
      ['#e9a08c', '#fae0c4'],
    ],
    land: ['#9bab7a', '#62805f'],
    sharp: false,
    plant: 'pine',
  },
  africa: {
    skies: [
      ['#f2a85c', '#fde2a6'],
      ['#e6806a', '#fad3a0'],
    ],
    land: ['#d9a560', '#a8743f'],
    sharp: false,
    plant: 'acacia',
  },
  oceania: {
    skies: [
      ['#6fbfd0', '#e9f4e0'],
      ['#f2a98f', '#fbe5c8'],
    ],
    land: ['#7fb089', '#3f8577'],
    sharp: true,
    plant: 'palm',
  },
  antarctica: {
    skies: [
      ['#9cc7dd', '#eef4f2'],
      ['#c9b2d6', '#f6e6dc'],
    ],
    land: ['#c9dde8', '#8fb4cc'],
    sharp: true,
    plant: 'none',
  },
}

/** A plain landscape of the area where the coordinator leads trips, with the sun behind the head. */
export function drawPortraitBackground(sheet: Sheet, spec: PortraitSpec): void {
  const rng = createRng(`${spec.seed}/background`)
  const scene = SCENES[spec.area]
  const [top, bottom] = rng.pick(scene.skies)
  const { width: w, height: h } = sheet
  sheet.fill(rectangle(0, 0, w, h), sheet.vertical(0, h * 0.8, top, bottom))
  const sunX = w / 2 + spec.side * rng.range(40, 110)
  sheet.fill(circle(sunX, 300, rng.range(205, 245)), mix(bottom, '#ffffff', 0.45), 0.6)
  for (const [i, at] of [0.62, 0.72, 0.84].entries()) {
    const noise = scene.sharp && i < 2 ? ridgedNoise(rng.fork(`r${i}`), 4) : fractalNoise(rng.fork(`r${i}`), 3, 0.35)
    const line = sampleLine(
      -20,
      w + 20,
      scene.sharp && i < 2 ? 12 : 44,
      (x) => h * at - noise(x / (170 + 50 * i) + i * 9) * (scene.sharp ? 110 : 56),
    )
    const colour = mix(mix(scene.land[0], scene.land[1], i / 2), bottom, 0.5 - 0.2 * i)
    sheet.fill(scene.sharp && i < 2 ? landUnder(line, h) : hillUnder(line, h), colour)
    if (i === 1) drawPlants(sheet, rng, scene.plant, spec.side, mix(scene.land[1], bottom, 0.2))
  }
}

function drawPlants(sheet: Sheet, rng: Rng, plant: Scene['plant'], side: 1 | -1, colour: string): void {
  if (plant === 'none') return
  const { width: w, height: h } = sheet
  const x = w / 2 - side * rng.range(190, 250)
  if (plant === 'palm') sheet.fill(palmOutline(rng, x, h * 0.78, rng.range(260, 330), side * 0.1), colour)
  else if (plant === 'pine')
    for (const dx of [0, 46, -40]) sheet.fill(pineOutline(rng, x + dx, h * 0.8, rng.range(150, 230), 0.2), colour)
  else sheet.fill(acaciaOutline(rng, x, h * 0.78, rng.range(190, 230)), colour)
}
