import { describe, expect, it } from 'vitest'
import {
  FOREGROUND_KINDS,
  FOREGROUNDS,
  type Foreground,
  HOURS,
  TERRAIN_KINDS,
  TERRAINS,
  type Terrain,
} from '../subjects.ts'
import { drawPoster } from './draw-poster.ts'
import type { PosterSpec } from './poster-spec.ts'

const base: PosterSpec = {
  seed: 'somewhere',
  terrain: 'vineyards',
  foreground: 'none',
  hour: 'golden',
  country: 'ITA',
  continent: 'europe',
  format: 'landscape',
}
/** Invalid numbers in the markup. */
const BROKEN = /NaN|Infinity|undefined|null|\[object/

const wellFormed = (svg: string): void => {
  expect(svg).not.toMatch(BROKEN)
  expect(svg.startsWith('<svg ')).toBe(true)
  const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]))
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
  expect([...used].filter((id) => !defined.has(id))).toEqual([])
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
}

describe('drawPoster', () => {
  it.each(
    TERRAINS.map(
      (terrain, i) => [terrain, HOURS[i % HOURS.length] ?? 'day', i % 2 === 0 ? 'landscape' : 'portrait'] as const,
    ),
  )('is well formed and deterministic for %s at %s, %s', (terrain, hour, format) => {
    const spec: PosterSpec = { ...base, terrain, hour, format }
    const svg = drawPoster(spec)
    wellFormed(svg)
    expect(drawPoster({ ...spec })).toBe(svg)
  })

  it.each(
    FOREGROUNDS.map((foreground, i) => [foreground, ['MAR', 'JPN', 'NOR', 'PER', 'GRC'][i % 5] ?? 'ITA'] as const),
  )('is well formed for %s in %s', (foreground, country) => {
    wellFormed(drawPoster({ ...base, foreground, country, hour: 'dusk' }))
  })

  it.each(
    Object.entries(TERRAIN_KINDS).flatMap(([terrain, kinds]) =>
      kinds.map((terrainKind) => ({ terrain: terrain as Terrain, terrainKind })),
    ),
  )('is well formed for $terrain of the kind $terrainKind', (motif) => {
    wellFormed(drawPoster({ ...base, ...motif, hour: 'night' }))
  })

  it.each(
    Object.entries(FOREGROUND_KINDS).flatMap(([foreground, kinds]) =>
      kinds.map((foregroundKind) => ({ foreground: foreground as Foreground, foregroundKind })),
    ),
  )('is well formed for $foreground of the kind $foregroundKind', (motif) => {
    wellFormed(drawPoster({ ...base, terrain: 'lake', ...motif }))
  })

  it('differs by seed, hour, format, kind and country', () => {
    const variants: Partial<PosterSpec>[] = [
      {},
      { seed: 'elsewhere' },
      { hour: 'dawn' },
      { hour: 'night' },
      { hour: 'aurora' },
      { format: 'portrait' },
      { foreground: 'village' },
      { foreground: 'village', country: 'NOR' },
      { foreground: 'village', foregroundKind: 'huts' },
    ]
    expect(new Set(variants.map((variant) => drawPoster({ ...base, ...variant }))).size).toBe(variants.length)
  })

  it('draws no figures on empty ground in the mountains by day', () => {
    const posters = ['one', 'two', 'three', 'four'].map((seed) =>
      drawPoster({ ...base, terrain: 'peaks', hour: 'day', seed }),
    )
    expect(posters.filter((svg) => svg.includes('<circle'))).toEqual([])
  })

  it.each([
    ['landscape', 'width="1600" height="1000"'],
    ['portrait', 'width="960" height="1200"'],
  ] as const)('has the size %s has in the API', (format, size) => {
    expect(drawPoster({ ...base, format })).toContain(size)
  })
})
