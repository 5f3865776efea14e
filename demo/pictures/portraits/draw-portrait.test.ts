import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../seed/sources.ts'
import type { CoordinatorSubject } from '../subjects.ts'
import { drawPortrait } from './draw-portrait.ts'
import { portraitSpec } from './portrait-spec.ts'

/** Mean distance of two portraits' colours in CIELAB; half of all pairs differ by 30 or more. */
const MIN_DISTANCE = 12

const { coordinators } = readSources()
const draw = (coordinator: CoordinatorSubject): string => drawPortrait(portraitSpec(coordinator))
const some = coordinators[0]
if (some === undefined) throw new Error('no coordinators')

/** Colours of 16 x 20 parts of a picture: lightness, a, b of each. */
const coloursOf = async (svg: string): Promise<Float32Array> => {
  const small = sharp(Buffer.from(svg)).resize(16, 20).removeAlpha()
  const bytes = await small.toColourspace('lab').raw({ depth: 'float' }).toBuffer()
  return new Float32Array(new Uint8Array(bytes).buffer)
}

const colourDistance = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 3)
    sum += Math.hypot(...[0, 1, 2].map((k) => (one[at + k] ?? 0) - (other[at + k] ?? 0)))
  return sum / (one.length / 3)
}

describe('portraits', () => {
  it('are the same each time', () => expect(coordinators.map(draw)).toEqual(coordinators.map(draw)))

  it('do not look alike', async () => {
    const drawn = await Promise.all(
      coordinators.map(async (each) => ({ slug: each.slug, colours: await coloursOf(draw(each)) })),
    )
    const pairs = drawn.flatMap((one, i) => drawn.slice(i + 1).map((other) => [one, other] as const))
    expect(pairs.length).toBe(1770)
    const alike = pairs.flatMap(([one, other]) => {
      const distance = colourDistance(one.colours, other.colours)
      return distance < MIN_DISTANCE ? [`${one.slug} and ${other.slug}: ${distance.toFixed(1)}`] : []
    })
    expect(alike).toEqual([])
  })

  it('differ by the region that the person leads', async () => {
    const [desert, ice] = await Promise.all(
      (['africa', 'antarctica'] as const).map((area) => coloursOf(draw({ ...some, areas: [area] }))),
    )
    expect(colourDistance(desert ?? new Float32Array(), ice ?? new Float32Array())).toBeGreaterThan(MIN_DISTANCE)
  })

  it.each([34, 40, 46, 52])('show an age of %i years', (age) => {
    const of = (years: number): string => draw({ ...some, appearance: { ...some.appearance, age: years } })
    expect(of(age)).not.toBe(of(age + 8))
  })
})

describe('coordinators', () => {
  const count = (matches: (coordinator: CoordinatorSubject) => boolean): number => coordinators.filter(matches).length

  it.each([
    [20, 30],
    [30, 40],
    [40, 50],
    [50, 70],
  ])('from %i to %i years are women and men', (from, to) => {
    for (const gender of ['female', 'male'])
      expect(
        count((each) => each.gender === gender && each.appearance.age >= from && each.appearance.age < to),
      ).toBeGreaterThan(2)
  })

  it('have dark skin to about a fifth', () => {
    const share = count(({ appearance }) => ['brown', 'deep', 'dark'].includes(appearance.skin)) / coordinators.length
    expect(share).toBeGreaterThan(0.16)
    expect(share).toBeLessThan(0.25)
  })

  it('have grey hair from 56 years on, and none before 40', () => {
    for (const { slug, appearance } of coordinators) {
      const isGrey = ['salt', 'grey', 'white'].includes(appearance.hair)
      if (appearance.age >= 56) expect(isGrey, slug).toBe(true)
      if (appearance.age < 40) expect(isGrey, slug).toBe(false)
    }
  })

  it('are older than 40 with more than 55 trips, and younger than 30 with fewer than 15', () => {
    const ages = (from: number, to: number): number[] =>
      coordinators.flatMap(({ tripsLed, appearance }) => (tripsLed > from && tripsLed < to ? [appearance.age] : []))
    expect(Math.min(...ages(55, 100))).toBeGreaterThan(40)
    expect(Math.max(...ages(0, 15))).toBeLessThan(30)
  })

  it('have beards only as men', () =>
    expect(count(({ gender, appearance }) => gender === 'female' && appearance.beard !== undefined)).toBe(0))
})
