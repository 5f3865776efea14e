import { mix } from '../colour/oklab.ts'
import { fractalNoise, ridgedNoise } from '../drawing/noise.ts'
import { circle, hillUnder, landUnder, polygon, rectangle, sampleLine } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Animal, animal } from '../elements/figures.ts'
import { cypress } from '../elements/houses.ts'
import { acaciaOutline, palmOutline, pineOutline } from '../elements/trees.ts'
import { createRng, type Rng } from '../random/rng.ts'
import type { PortraitSpec } from './portrait-spec.ts'

type Spot = { rng: Rng; x: number; y: number; side: 1 | -1; colour: string }

/** Markup of what stands next to the person, in one colour. */
type Landmark = (spot: Spot) => string

interface Scene {
  skies: readonly (readonly [string, string])[]
  land: readonly [string, string]
  sharp: boolean
  /** The middle distance is water. */
  sea?: string
  landmarks: readonly Landmark[]
}

const n = (v: number): string => v.toFixed(1)

const outline =
  (path: (spot: Spot) => string): Landmark =>
  (spot) =>
    `<path d="${path(spot)}" fill="${spot.colour}"/>`

const palm = outline(({ rng, x, y, side }) => palmOutline(rng, x, y, rng.range(260, 330), side * 0.1))
const pines = outline(({ rng, x, y }) =>
  [0, 46, -40].map((dx) => pineOutline(rng, x + dx, y, rng.range(150, 230), 0.2)).join(''),
)
const acacia = outline(({ rng, x, y }) => acaciaOutline(rng, x, y, rng.range(190, 230)))
const cypresses = outline(({ rng, x, y }) => [-44, 0, 40].map((dx) => cypress(x + dx, y, rng.range(150, 260))).join(''))

const pagoda = outline(
  ({ x, y }) =>
    [0, 1, 2, 3, 4]
      .map((k) => {
        const [half, foot] = [76 - 11 * k, y - 56 * k]
        return (
          rectangle(x - half * 0.6, foot - 46, half * 1.2, 46) +
          `M${n(x - half * 1.1)} ${n(foot - 44)}Q${n(x - half * 0.7)} ${n(foot - 44)} ${n(x - half * 0.4)} ${n(foot - 66)}H${n(x + half * 0.4)}Q${n(x + half * 0.7)} ${n(foot - 44)} ${n(x + half * 1.1)} ${n(foot - 44)}L${n(x + half)} ${n(foot - 32)}H${n(x - half)}Z`
        )
      })
      .join('') + rectangle(x - 3, y - 350, 6, 60),
)

/** A bell-shaped tower on steps. */
const stupa = outline(
  ({ x, y }) =>
    `${rectangle(x - 96, y - 26, 192, 26)}${rectangle(x - 76, y - 50, 152, 26)}M${n(x - 64)} ${n(y - 48)}C${n(x - 60)} ${n(y - 130)} ${n(x - 26)} ${n(y - 150)} ${n(x - 14)} ${n(y - 186)}L${n(x)} ${n(y - 320)}L${n(x + 14)} ${n(y - 186)}C${n(x + 26)} ${n(y - 150)} ${n(x + 60)} ${n(y - 130)} ${n(x + 64)} ${n(y - 48)}Z`,
)

const cactus = outline(({ x, y }) => {
  const arm = (s: number, low: number, high: number): string =>
    `M${n(x + s * 10)} ${n(y - low)}H${n(x + s * 62)}V${n(y - high)}a14 14 0 0 0 ${s * -28} 0V${n(y - low - 28)}H${n(x + s * 10)}Z`
  return `M${n(x - 18)} ${n(y)}V${n(y - 232)}a18 18 0 0 1 36 0V${n(y)}Z${arm(1, 96, 196)}${arm(-1, 66, 150)}`
})

/** A church tower above the roofs of a village. */
const village = outline(
  ({ x, y }) =>
    rectangle(x - 22, y - 180, 44, 180) +
    polygon([
      [x - 28, y - 178],
      [x, y - 268],
      [x + 28, y - 178],
    ]) +
    [-92, -44, 50, 96]
      .map((dx, k) => {
        const [half, tall] = [30, k % 2 === 0 ? 62 : 80]
        return polygon([
          [x + dx - half, y],
          [x + dx - half, y - tall],
          [x + dx, y - tall - 34],
          [x + dx + half, y - tall],
          [x + dx + half, y],
        ])
      })
      .join(''),
)

/** Round huts below thatch. */
const huts = outline(({ x, y, side }) =>
  [
    [-side * 46, 150],
    [side * 62, 116],
  ]
    .map(([dx = 0, tall = 0]) => {
      const cx = x + dx
      return `${rectangle(cx - tall * 0.36, y - tall * 0.5, tall * 0.72, tall * 0.5)}${polygon([
        [cx - tall * 0.56, y - tall * 0.46],
        [cx, y - tall],
        [cx + tall * 0.56, y - tall * 0.46],
      ])}`
    })
    .join(''),
)

const sail = outline(
  ({ x, y, side }) =>
    `M${n(x - 70)} ${n(y - 30)}H${n(x + 70)}L${n(x + 48)} ${n(y)}H${n(x - 48)}Z${rectangle(x - 3, y - 250, 6, 224)}` +
    `M${n(x + side * 10)} ${n(y - 246)}Q${n(x + side * 84)} ${n(y - 120)} ${n(x + side * 88)} ${n(y - 46)}H${n(x + side * 10)}Z` +
    `M${n(x - side * 10)} ${n(y - 220)}Q${n(x - side * 40)} ${n(y - 110)} ${n(x - side * 62)} ${n(y - 46)}H${n(x - side * 10)}Z`,
)

/** A flat-topped rock. */
const butte = outline(({ x, y }) =>
  polygon([
    [x - 150, y],
    [x - 96, y - 76],
    [x - 82, y - 210],
    [x + 64, y - 214],
    [x + 82, y - 76],
    [x + 140, y],
  ]),
)

const animals =
  (kind: Animal, tall: number, ...places: readonly number[]): Landmark =>
  ({ x, y, side, colour }) =>
    places.map((dx, k) => animal(kind, x + side * dx, y, tall * (1 - 0.14 * k), side === 1 ? -1 : 1, colour)).join('')

const SCENES: Record<PortraitSpec['area'], Scene> = {
  asia: {
    skies: [
      ['#f3b98a', '#fbe3bd'],
      ['#8fc6b8', '#f2ecd0'],
      ['#e88f7a', '#f9d9ae'],
    ],
    land: ['#7fa58a', '#3f7a68'],
    sharp: false,
    landmarks: [pagoda, stupa],
  },
  'south-america': {
    skies: [
      ['#f2a67a', '#fbe0b0'],
      ['#7fb7c9', '#eef0da'],
      ['#d98a9a', '#f8d7b8'],
    ],
    land: ['#9a8f9f', '#5f6f7a'],
    sharp: true,
    landmarks: [cactus, animals('llama', 220, 80)],
  },
  america: {
    skies: [
      ['#7ccbd0', '#e6f4dc'],
      ['#f5b98f', '#fce8c4'],
    ],
    land: ['#6fb59c', '#3a8c80'],
    sharp: false,
    sea: '#2f9fb0',
    landmarks: [palm],
  },
  'north-america': {
    skies: [
      ['#f0a070', '#fbdcae'],
      ['#8fb4cf', '#f2e8d4'],
    ],
    land: ['#c98463', '#8f5548'],
    sharp: true,
    landmarks: [pines, butte],
  },
  europe: {
    skies: [
      ['#f4c583', '#fdeccb'],
      ['#96bfd3', '#f4ecd8'],
      ['#e9a08c', '#fae0c4'],
    ],
    land: ['#9bab7a', '#62805f'],
    sharp: false,
    landmarks: [cypresses, village],
  },
  africa: {
    skies: [
      ['#f2a85c', '#fde2a6'],
      ['#e6806a', '#fad3a0'],
    ],
    land: ['#d9a560', '#a8743f'],
    sharp: false,
    landmarks: [acacia, huts],
  },
  oceania: {
    skies: [
      ['#6fbfd0', '#e9f4e0'],
      ['#f2a98f', '#fbe5c8'],
    ],
    land: ['#7fb089', '#3f8577'],
    sharp: true,
    sea: '#2f8fb0',
    landmarks: [sail],
  },
  antarctica: {
    skies: [
      ['#9cc7dd', '#eef4f2'],
      ['#c9b2d6', '#f6e6dc'],
    ],
    land: ['#c9dde8', '#8fb4cc'],
    sharp: true,
    landmarks: [animals('penguin', 150, 0, -64, 70)],
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
  const landmark = rng.fork('landmark').pick(scene.landmarks)
  const x = w / 2 - spec.side * rng.range(190, 250)
  for (const [i, at] of [0.62, 0.72, 0.84].entries()) {
    const noise = scene.sharp && i < 2 ? ridgedNoise(rng.fork(`r${i}`), 4) : fractalNoise(rng.fork(`r${i}`), 3, 0.35)
    const line = sampleLine(
      -20,
      w + 20,
      scene.sharp && i < 2 ? 12 : 44,
      (x) => h * at - noise(x / (170 + 50 * i) + i * 9) * (scene.sharp ? 110 : 56),
    )
    const colour = mix(mix(scene.land[0], scene.land[1], i / 2), bottom, 0.5 - 0.2 * i)
    if (i === 1 && scene.sea) sheet.fill(rectangle(0, h * at - 20, w, h), mix(scene.sea, bottom, 0.3))
    else sheet.fill(scene.sharp && i < 2 ? landUnder(line, h) : hillUnder(line, h), colour)
    if (i === 1) sheet.add(landmark({ rng, x, y: h * 0.8, side: spec.side, colour: mix(scene.land[1], bottom, 0.2) }))
  }
}
