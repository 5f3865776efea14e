import { readFileSync } from 'node:fs'
import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, it } from 'vitest'
import countries from 'world-countries'
import { distanceKm } from '../../backend/api/geography/countries.ts'
import { readSources } from './sources.ts'

/** Coasts of the atlas, islands off them, and passes on a border. */
const TOLERANCE_KM = 65
/** Aitutaki is no part of the atlas. */
const NOT_DRAWN = ['cook-islands-aitutaki 2', 'cook-islands-aitutaki 3']

/** Parts of France in the atlas. */
const OVERSEAS: Readonly<Record<string, string>> = { GLP: 'FRA', GUF: 'FRA', MTQ: 'FRA', REU: 'FRA' }

const file = 'node_modules/world-atlas/countries-50m.json'
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>
const { features } = feature(atlas, atlas.objects.countries)
/** Some countries have several shapes. */
const shapesOf = (code: string) => {
  const country = countries.find(({ cca3 }) => cca3 === (OVERSEAS[code] ?? code))
  return features.filter(({ id }) => id === country?.ccn3)
}

it('lie in or near the country of their travel, which the map shows', () => {
  const { travels } = readSources()
  const wrong = travels.flatMap(({ slug, countries: codes, stageCountries, stagePoints = [], continent }) => {
    // Its ships sail from another country, across the open sea.
    if (continent === 'antarctica') return []
    return stagePoints.flatMap((point, index) => {
      const stage = `${slug} ${index + 1}`
      const shapes = shapesOf(stageCountries?.[index] ?? codes[0] ?? '')
      if (shapes.some((shape) => geoContains(shape, [point.longitude, point.latitude]))) return []
      const outline = JSON.stringify(shapes).matchAll(/\[(-?[\d.]+),(-?[\d.]+)\]/g)
      const away = [...outline].reduce(
        (best, [, x, y]) => Math.min(best, distanceKm(point, { latitude: Number(y), longitude: Number(x) })),
        Number.POSITIVE_INFINITY,
      )
      return away <= TOLERANCE_KM || NOT_DRAWN.includes(stage) ? [] : [`${stage}: ${Math.round(away)} km`]
    })
  })
  expect(wrong).toEqual([])
  expect(travels.filter(({ stagePoints }) => stagePoints === undefined)).toEqual([])
})
