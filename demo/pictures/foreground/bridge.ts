import { circle, type Point, polygon, rectangle } from '../drawing/path.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const n = (v: number): string => v.toFixed(1)

/** A bridge across the picture: stone arches, one high arch, a suspension bridge, ropes and planks, or living roots. */
export function drawBridge(stage: Stage, footing: Footing): void {
  const { sheet, h } = stage
  const style = stage.foregroundKind
  const rng = stage.rng.fork('bridge')
  const hangs = style === 'rope' || style === 'roots'
  const level = hangs ? h * 0.8 : footing.kind === 'water' ? footing.y : h * 0.86
  if (!hangs && footing.kind !== 'water')
    drawWater(stage, rng.fork('water'), { y: h * 0.87, bottom: h, own: rng.pick(SEAS), mirror: 0.5 })
  const foot = hangs ? level : Math.max(level + 0.02 * h, h * 0.89)
  const markup = sheet.capture(() => {
    if (style === 'stone') drawArches(stage, foot)
    else if (style === 'arch') drawHighArch(stage, foot)
    else if (style === 'rope') drawRopes(stage, level)
    else if (style === 'roots') drawRoots(stage, level)
    else drawCables(stage, foot)
  })
  if (!hangs) sheet.add(`<g transform="matrix(1 0 0 -0.5 0 ${n(foot * 1.5)})" opacity="0.3">${markup}</g>`)
  sheet.add(markup)
}

function drawArches(stage: Stage, foot: number): void {
  const { sheet, w, h, u, light, portrait } = stage
  const rng = stage.rng.fork('arches')
  const stone = rng.pick(['#b59a7c', '#a89a8c', '#c7ab86', '#9c8f86'])
  const count = portrait ? 3 : 5
  const span = (w * 1.06) / count
  const tall = 0.115 * h
  const deck = (x: number): number => foot - tall * (1 + 0.34 * Math.sin((x / w) * Math.PI))
  let d = `M-20 ${n(foot)}V${n(deck(0))}`
  for (let i = 0; i <= 12; i++) d += `L${n((w * i) / 12)} ${n(deck((w * i) / 12))}`
  d += `L${n(w + 20)} ${n(deck(w))}V${n(foot)}`
  for (let i = count - 1; i >= 0; i--) {
    const right = -0.03 * w + span * (i + 0.88)
    const left = -0.03 * w + span * (i + 0.12)
    const top = deck((left + right) / 2) + tall * 0.3
    const rise = foot - top
    d += `H${n(right)}V${n(foot - rise * 0.2)}C${n(right)} ${n(top + rise * 0.1)} ${n((left + right) / 2 + span * 0.2)} ${n(top)} ${n((left + right) / 2)} ${n(top)}C${n((left + right) / 2 - span * 0.2)} ${n(top)} ${n(left)} ${n(top + rise * 0.1)} ${n(left)} ${n(foot - rise * 0.2)}V${n(foot)}`
  }
  sheet.fill(
    `${d}Z`,
    sheet.vertical(foot - tall * 1.4, foot, light.bright(stone, 0.06, 0.12), light.tone(stone, 0.02, -0.35)),
  )
  let rail = ''
  for (let i = 0; i < 48; i++) {
    const x = (w * (i + 0.5)) / 48
    rail += rectangle(x, deck(x) - 13 * u, 3 * u, 15 * u)
  }
  const top = Array.from({ length: 25 }, (_, i): readonly [number, number] => [
    (w * i) / 24,
    deck((w * i) / 24) - 14 * u,
  ])
  sheet.fill(rail, light.tone(stone, 0.02, -0.3))
  sheet.stroke(`M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, light.bright(stone, 0.08, 0.3), 4 * u)
  for (let i = 1; i < count; i++) {
    const x = -0.03 * w + span * i
    sheet.fill(
      polygon([
        [x - span * 0.1, foot + 6 * u],
        [x, foot - tall * 0.5],
        [x + span * 0.1, foot + 6 * u],
      ]),
      light.tone(stone, 0.02, -0.42),
    )
    const lamp = deck(x) - 46 * u
    sheet.fill(rectangle(x - 1.5 * u, lamp, 3 * u, 36 * u), light.ink)
    sheet.add(
      `<circle cx="${n(x)}" cy="${n(lamp)}" r="${n(5 * u)}" fill="${light.hour === 'day' ? light.ink : '#ffe0a0'}"/>`,
    )
  }
}

/** One high, pointed arch with a humped deck. */
function drawHighArch(stage: Stage, foot: number): void {
  const { sheet, w, h, light, portrait } = stage
  const stone = stage.rng.fork('arch').pick(['#d9cbb2', '#cdbfa8', '#c4b59c'])
  const half = (portrait ? 0.36 : 0.25) * w
  const tall = 0.27 * h
  const middle = w / 2
  const deck = (t: number): number => foot - tall * (0.62 + 0.38 * (1 - Math.abs(t)))
  const line = [-2.4, -1.2, -0.6, 0, 0.6, 1.2, 2.4].map(
    (t): Point => [middle + t * half, deck(Math.min(1, Math.max(-1, t)))],
  )
  const [left, right] = [middle - half, middle + half]
  const under = `V${n(foot)}H${n(right)}C${n(right)} ${n(foot - tall * 0.5)} ${n(middle + half * 0.5)} ${n(foot - tall * 0.86)} ${n(middle)} ${n(foot - tall * 0.88)}C${n(middle - half * 0.5)} ${n(foot - tall * 0.86)} ${n(left)} ${n(foot - tall * 0.5)} ${n(left)} ${n(foot)}H${n(middle - 2.4 * half)}Z`
  sheet.fill(
    `M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${under}`,
    sheet.vertical(foot - tall, foot, light.bright(stone, 0.06, 0.14), light.tone(stone, 0.03, -0.3)),
  )
  sheet.stroke(
    `M${line.map(([x, y]) => `${n(x)} ${n(y - 0.006 * h)}`).join('L')}`,
    light.bright(stone, 0.08, 0.3),
    0.012 * h,
  )
}

function drawCables(stage: Stage, foot: number): void {
  const { sheet, w, h, u, light } = stage
  const rng = stage.rng.fork('cables')
  const paint = stage.foregroundKind === 'red' ? '#c8492f' : rng.pick(['#8c97a3', '#5d7f86'])
  const steel = light.bright(paint, 0.06, -0.12)
  const deck = foot - 0.1 * h
  const tall = 0.3 * h
  const pylons = [0.2 * w, 0.8 * w]
  const tops = deck - tall
  const cable = (x: number): number => {
    const [a, b] = pylons as [number, number]
    if (x < a) return tops + (deck - 14 * u - tops) * ((a - x) / (a + 0.16 * w)) ** 1.1
    if (x > b) return tops + (deck - 14 * u - tops) * ((x - b) / (w - b + 0.16 * w)) ** 1.1
    const t = (x - (a + b) / 2) / ((b - a) / 2)
    return deck - 22 * u - (tall - 22 * u) * t * t
  }
  let line = ''
  let hangers = ''
  for (let i = 0; i <= 80; i++) {
    const x = (w * i) / 80
    line += `${i === 0 ? 'M' : 'L'}${n(x)} ${n(cable(x))}`
    if (i % 2 === 1) hangers += `M${n(x)} ${n(cable(x))}V${n(deck)}`
  }
  sheet.stroke(hangers, steel, 1.5 * u, 0.7)
  sheet.stroke(line, steel, 5 * u)
  sheet.fill(rectangle(-10, deck, w + 20, 14 * u), light.tone(paint, 0.04, -0.35))
  sheet.fill(rectangle(-10, deck, w + 20, 4 * u), light.bright(paint, 0.06, 0.2))
  for (const x of pylons) {
    for (const s of [-1, 1])
      sheet.fill(
        polygon([
          [x + s * 15 * u - 7 * u, foot + 8 * u],
          [x + s * 12 * u - 5 * u, tops - 10 * u],
          [x + s * 12 * u + 5 * u, tops - 10 * u],
          [x + s * 15 * u + 7 * u, foot + 8 * u],
        ]),
        s === stage.sunSide ? light.bright(paint, 0.06, 0.14) : light.tone(paint, 0.04, -0.3),
      )
    for (const k of [0.1, 0.36, 0.64]) sheet.fill(rectangle(x - 14 * u, tops + tall * k, 28 * u, 9 * u), steel)
  }
}

function drawRopes(stage: Stage, level: number): void {
  const { sheet, w, h, u, light } = stage
  const wood = light.tone('#8a6242', 0.04, -0.2)
  const rope = light.tone('#5a4632', 0.02, -0.35)
  const sag = 0.1 * h
  const deck = (x: number): number => level - 0.04 * h + sag * (1 - ((x / w) * 2 - 1) ** 2)
  const rail = (x: number): number => deck(x) - 62 * u - 22 * u * ((x / w) * 2 - 1) ** 2
  let ties = ''
  let planks = ''
  for (let i = 0; i <= 70; i++) {
    const x = (w * i) / 70
    planks += rectangle(x, deck(x) - 3 * u, (w / 70) * 0.72, 9 * u)
    if (i % 2 === 0)
      ties += `M${n(x)} ${n(deck(x))}L${n(x + (w / 70) * 0.9)} ${n(rail(x))}L${n(x + (w / 70) * 2)} ${n(deck(x + (w / 70) * 2))}`
  }
  const along = (y: (x: number) => number): string =>
    Array.from({ length: 41 }, (_, i) => `${i === 0 ? 'M' : 'L'}${n((w * i) / 40)} ${n(y((w * i) / 40))}`).join('')
  sheet.stroke(ties, rope, 1.8 * u, 0.8)
  sheet.stroke(along(rail), rope, 4.5 * u)
  sheet.stroke(
    along((x) => deck(x) + 5 * u),
    rope,
    5 * u,
  )
  sheet.fill(planks, wood)
}

/** Two decks of living roots, one above the other: twisted strands, roots that hang between and below them. */
function drawRoots(stage: Stage, level: number): void {
  const { sheet, w, h, u, light } = stage
  const rng = stage.rng.fork('roots')
  const sag = (x: number): number => 0.07 * h * (1 - ((x / w) * 2 - 1) ** 2)
  const deck = (x: number): number => level + sag(x)
  const upper = (x: number): number => level - 0.19 * h + sag(x)
  const strand = (at: (x: number) => number, twist: number, wide: number): string => {
    const phase = rng.range(0, 6)
    const wave = rng.range(150, 300) * u
    const points = Array.from({ length: 61 }, (_, i) => (w * (i * 1.04 - 1.2)) / 60)
    return points
      .map((x, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(at(x) + Math.sin(x / wave + phase) * twist * u + wide)}`)
      .join('')
  }
  const barks = ['#5b4632', '#6e553c', '#4b3d2c', '#7d6546'] as const
  for (const at of [upper, deck]) {
    let hanging = ''
    for (let k = 0; k < 34; k++) {
      const x = rng.range(0, w)
      const drift = rng.range(-26, 26) * u
      hanging += `M${n(x)} ${n(at(x) - 52 * u)}q${n(drift)} ${n(40 * u)} ${n(drift * 0.4)} ${n(52 * u + rng.range(0, 50) * u)}`
    }
    sheet.stroke(hanging, light.tone(barks[2], 0.06, -0.2), 4 * u)
    for (let k = 0; k < 3; k++)
      sheet.stroke(
        strand((x) => at(x) - 56 * u, 9, 0),
        light.tone(rng.pick(barks), 0.05, -0.1),
        rng.range(6, 10) * u,
      )
    for (let k = 0; k < 7; k++)
      sheet.stroke(
        strand(at, 10, rng.range(-6, 10) * u),
        light.tone(rng.pick(barks), 0.03, rng.range(-0.3, 0.1)),
        rng.range(8, 15) * u,
      )
    let moss = ''
    for (let k = 0; k < 40; k++) {
      const x = rng.range(0, w)
      moss += circle(x, at(x) - rng.range(2, 10) * u, rng.range(4, 11) * u)
    }
    sheet.fill(moss, light.tone('#5f8a45', 0.05, -0.1))
  }
}
