import { mix } from '../colour/oklab.ts'
import { fractalNoise, ridgedNoise } from '../drawing/noise.ts'
import { circle, hillUnder, landUnder, path, polygon, rectangle, sampleLine } from '../drawing/path.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { type Animal, animal } from '../elements/animals.ts'
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

const outline =
  (shape: (spot: Spot) => string): Landmark =>
  (spot) =>
    `<path d="${shape(spot)}" fill="${spot.colour}"/>`

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
          path`M${x - half * 1.1} ${foot - 44}Q${x - half * 0.7} ${foot - 44} ${x - half * 0.4} ${foot - 66}H${x + half * 0.4}Q${x + half * 0.7} ${foot - 44} ${x + half * 1.1} ${foot - 44}L${x + half} ${foot - 32}H${x - half}Z`
        )
      })
      .join('') + rectangle(x - 3, y - 350, 6, 60),
)

/** A bell-shaped tower on steps. */
const stupa = outline(
  ({ x, y }) =>
    path`${rectangle(x - 96, y - 26, 192, 26)}${rectangle(x - 76, y - 50, 152, 26)}M${x - 64} ${y - 48}C${x - 60} ${y - 130} ${x - 26} ${y - 150} ${x - 14} ${y - 186}L${x} ${y - 320}L${x + 14} ${y - 186}C${x + 26} ${y - 150} ${x + 60} ${y - 130} ${x + 64} ${y - 48}Z`,
)

const cactus = outline(({ x, y }) => {
  const arm = (s: number, low: number, high: number): string =>
    path`M${x + s * 10} ${y - low}H${x + s * 62}V${y - high}a14 14 0 0 0 ${s * -28} 0V${y - low - 28}H${x + s * 10}Z`
  return path`M${x - 18} ${y}V${y - 232}a18 18 0 0 1 36 0V${y}Z${arm(1, 96, 196)}${arm(-1, 66, 150)}`
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
    path`M${x - 70} ${y - 30}H${x + 70}L${x + 48} ${y}H${x - 48}Z${rectangle(x - 3, y - 250, 6, 224)}` +
    path`M${x + side * 10} ${y - 246}Q${x + side * 84} ${y - 120} ${x + side * 88} ${y - 46}H${x + side * 10}Z` +
    path`M${x - side * 10} ${y - 220}Q${x - side * 40} ${y - 110} ${x - side * 62} ${y - 46}H${x - side * 10}Z`,
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
    places.map((dx, k) => animal(kind, x + side * (dx - tall / 2), y, tall * (1 - 0.14 * k), side, colour)).join('')

const torii = outline(({ x, y }) => {
  const pillar = (dx: number): string => rectangle(x + dx - 9, y - 190, 18, 190)
  const beam = path`M${x - 112} ${y - 218}Q${x} ${y - 196} ${x + 112} ${y - 218}L${x + 106} ${y - 188}Q${x} ${y - 176} ${x - 106} ${y - 188}Z`
  return pillar(-66) + pillar(66) + rectangle(x - 84, y - 152, 168, 15) + rectangle(x - 7, y - 184, 14, 34) + beam
})

const yurts = outline(({ x, y, side }) =>
  [
    { dx: 0, half: 78 },
    { dx: -side * 96, half: 50 },
  ]
    .map(
      ({ dx, half }) =>
        path`M${x + dx - half} ${y}V${y - half * 0.7}L${x + dx - half * 0.2} ${y - half * 1.3}H${x + dx + half * 0.2}L${x + dx + half} ${y - half * 0.7}V${y}Z`,
    )
    .join(''),
)

/** A stepped pyramid with a shrine on top. */
const pyramid = outline(
  ({ x, y }) =>
    [0, 1, 2, 3, 4].map((k) => rectangle(x - 128 + 22 * k, y - 42 * (k + 1), 256 - 44 * k, 43)).join('') +
    rectangle(x - 26, y - 252, 52, 44),
)

const lighthouse = outline(
  ({ x, y }) =>
    path`M${x - 30} ${y}L${x - 19} ${y - 216}H${x + 19}L${x + 30} ${y}Z` +
    rectangle(x - 28, y - 228, 56, 14) +
    rectangle(x - 15, y - 266, 30, 38) +
    path`M${x - 21} ${y - 264}Q${x} ${y - 304} ${x + 21} ${y - 264}Z`,
)

const windmill: Landmark = ({ x, y, side, colour }) =>
  `<path d="${path`M${x - 44} ${y}L${x - 26} ${y - 168}Q${x} ${y - 202} ${x + 26} ${y - 168}L${x + 44} ${y}Z`}" fill="${colour}"/>` +
  `<path d="${[20, 110, 200, 290]
    .map((turn) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 116, Math.sin((turn * Math.PI) / 180) * 116]
      return path`M${x} ${y - 172}L${x + dx} ${y - 172 + dy * side}`
    })
    .join('')}" stroke="${colour}" stroke-width="17"/>`

const baobab = outline(
  ({ x, y }) =>
    path`M${x - 44} ${y}Q${x - 24} ${y - 110} ${x - 40} ${y - 178}L${x - 96} ${y - 226}L${x - 30} ${y - 200}L${x - 34} ${y - 258}L${x - 2} ${y - 202}L${x + 30} ${y - 262}L${x + 30} ${y - 200}L${x + 98} ${y - 230}L${x + 40} ${y - 176}Q${x + 24} ${y - 110} ${x + 44} ${y}Z` +
    [-96, -34, 30, 98].map((dx) => circle(x + dx, y - 244 + Math.abs(dx) * 0.1, 27)).join(''),
)

const minaret = outline(
  ({ x, y, side }) =>
    rectangle(x - 25, y - 222, 50, 222) +
    rectangle(x - 32, y - 230, 64, 12) +
    rectangle(x - 14, y - 274, 28, 46) +
    path`M${x - 16} ${y - 272}Q${x} ${y - 308} ${x + 16} ${y - 272}Z` +
    rectangle(x + side * 72 - 46, y - 84, 92, 84) +
    circle(x + side * 72, y - 88, 36),
)

const towers = outline(
  ({ rng, x, y }) =>
    [-96, -52, -6, 42, 88]
      .map((dx, k) => {
        const tall = rng.range(90, 150) + (k === 2 ? 110 : 0)
        return rectangle(x + dx - 20, y - tall, 40, tall)
      })
      .join('') + rectangle(x - 8, y - 300, 4, 80),
)

const surfboards = outline(({ x, y }) =>
  [
    [-34, 236],
    [34, 206],
  ]
    .map(
      ([dx = 0, tall = 0]) =>
        path`M${x + dx} ${y}Q${x + dx - 46} ${y - tall * 0.5} ${x + dx} ${y - tall}Q${x + dx + 46} ${y - tall * 0.5} ${x + dx} ${y}Z`,
    )
    .join(''),
)

/** Limestone pillars in the sea. */
const pillars = outline(({ rng, x, y }) =>
  [-84, -10, 76]
    .map((dx) => {
      const [half, tall] = [rng.range(34, 46), rng.range(120, 230)]
      return path`M${x + dx - half} ${y}Q${x + dx - half * 1.1} ${y - tall * 0.7} ${x + dx - half * 0.4} ${y - tall}Q${x + dx + half * 0.3} ${y - tall * 1.06} ${x + dx + half * 0.8} ${y - tall * 0.72}Q${x + dx + half * 1.2} ${y - tall * 0.4} ${x + dx + half} ${y}Z`
    })
    .join(''),
)

const SCENES: Record<PortraitSpec['area'], Scene> = {
  asia: {
    skies: [
      ['#f3b98a', '#fbe3bd'],
      ['#8fc6b8', '#f2ecd0'],
      ['#e88f7a', '#f9d9ae'],
    ],
    land: ['#7fa58a', '#3f7a68'],
    sharp: false,
    landmarks: [pagoda, stupa, torii, yurts, pillars],
  },
  'south-america': {
    skies: [
      ['#f2a67a', '#fbe0b0'],
      ['#7fb7c9', '#eef0da'],
      ['#d98a9a', '#f8d7b8'],
    ],
    land: ['#9a8f9f', '#5f6f7a'],
    sharp: true,
    landmarks: [cactus, animals('llama', 200, 50), pyramid, palm],
  },
  america: {
    skies: [
      ['#7ccbd0', '#e6f4dc'],
      ['#f5b98f', '#fce8c4'],
      ['#e79aa6', '#fbe0c6'],
    ],
    land: ['#6fb59c', '#3a8c80'],
    sharp: false,
    sea: '#2f9fb0',
    landmarks: [palm, pyramid, sail],
  },
  'north-america': {
    skies: [
      ['#f0a070', '#fbdcae'],
      ['#8fb4cf', '#f2e8d4'],
      ['#b79cc0', '#f7d8bc'],
    ],
    land: ['#c98463', '#8f5548'],
    sharp: true,
    landmarks: [pines, butte, towers, lighthouse],
  },
  europe: {
    skies: [
      ['#f4c583', '#fdeccb'],
      ['#96bfd3', '#f4ecd8'],
      ['#e9a08c', '#fae0c4'],
    ],
    land: ['#9bab7a', '#62805f'],
    sharp: false,
    landmarks: [cypresses, village, windmill, lighthouse, pines],
  },
  africa: {
    skies: [
      ['#f2a85c', '#fde2a6'],
      ['#e6806a', '#fad3a0'],
      ['#8fbfc4', '#f8e6c0'],
      ['#a98fb8', '#f6cfae'],
    ],
    land: ['#d9a560', '#a8743f'],
    sharp: false,
    landmarks: [
      acacia,
      huts,
      baobab,
      minaret,
      animals('giraffe', 290, 90),
      animals('elephant', 140, 0),
      animals('camel', 150, 10),
    ],
  },
  oceania: {
    skies: [
      ['#6fbfd0', '#e9f4e0'],
      ['#f2a98f', '#fbe5c8'],
      ['#9fb3dc', '#f3e3e0'],
    ],
    land: ['#7fb089', '#3f8577'],
    sharp: true,
    sea: '#2f8fb0',
    landmarks: [sail, palm, surfboards, pines],
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
  const x = w / 2 - spec.side * rng.range(215, 250)
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
    if (i === 1) sheet.add(landmark({ rng, x, y: h * 0.76, side: spec.side, colour: mix(scene.land[1], bottom, 0.2) }))
  }
}
