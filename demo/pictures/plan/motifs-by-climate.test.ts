import { describe, expect, it } from 'vitest'
import { climateOf, type WeatherBand } from '../../../shared/geography/climate.ts'
import { readSources } from '../../seed/sources.ts'
import { motifText } from '../places/motif.ts'
import { motifsOf } from '../places/motifs.ts'
import { climateOf as vegetationOf } from '../places/styles.ts'
import type { Foreground, Motif, Terrain } from '../subjects.ts'

type Names = readonly (Terrain | Foreground)[]

const OF_WARM_PLACES: Names = [
  'palms',
  'cactus',
  'acacia',
  'baobab',
  'savanna',
  'jungle',
  'reef',
  'stilts',
  'tea-fields',
]
const OF_COLD_PLACES: Names = ['snow', 'ice', 'icebergs', 'fjord', 'pines']
const OF_WOODS: Names = ['forest', 'jungle', 'pines', 'palms', 'cypresses', 'acacia', 'baobab']
/** Countries without woods. */
const TREELESS = ['ATA', 'FRO', 'GRL', 'ISL']

const travels = readSources().travels.map((travel) => {
  const country = travel.countries[0] ?? ''
  const places = travel.copy.en.stages.flatMap(({ place }) =>
    motifsOf(place, travel.continent).map((motif) => ({ place, motif })),
  )
  const motifs: { place: string; motif: Motif }[] = [{ place: travel.slug, motif: travel.picture }, ...places]
  return {
    slug: travel.slug,
    country,
    continent: travel.continent,
    motifs,
    months: travel.months,
    weather: climateOf(country) ?? [],
  }
})

const shown = (names: Names, where: (travel: (typeof travels)[number]) => boolean): string[] => [
  ...new Set(
    travels
      .filter(where)
      .flatMap(({ motifs }) =>
        motifs.flatMap(({ place, motif }) =>
          names.includes(motif.terrain) || names.includes(motif.foreground)
            ? [`${place}: ${motifText({ ...motif, hour: 'day' })}`]
            : [],
        ),
      ),
  ),
]

const has = (weather: readonly WeatherBand[], ...bands: readonly WeatherBand[]): boolean =>
  weather.some((band) => bands.includes(band))

describe('motifs of places', () => {
  it('show nothing of warm places where no month is warm', () =>
    expect(shown(OF_WARM_PLACES, ({ weather }) => !has(weather, 'warm', 'hot', 'rainy'))).toEqual([]))

  it('show nothing of cold places where every month is warm, except pines in the hills of Shillong', () =>
    expect(shown(OF_COLD_PLACES, ({ weather }) => !has(weather, 'mild', 'cold'))).toEqual([
      'Shillong: oldtown:tin pines day',
    ]))

  it('show no trees in countries without woods', () =>
    expect(shown(OF_WOODS, ({ country }) => TREELESS.includes(country))).toEqual([]))
})

describe('motifs of a few places', () => {
  it('show snow on the ground and sea ice of the north in winter', () =>
    expect(
      shown(
        ['snow', 'ice'],
        ({ continent, country, months }) =>
          continent !== 'antarctica' && country !== 'GRL' && months.some((month) => month > 4 && month < 12),
      ),
    ).toEqual([]))
})

describe('drawn vegetation', () => {
  it.each(TREELESS)('is bare in %s', (country) => expect(vegetationOf({ country, continent: 'europe' })).toBe('bare'))

  it('has conifers only where winters are cold, or in high mountains', () => {
    const conifers = travels.filter((each) => vegetationOf({ ...each, travel: each.slug }) === 'alpine')
    expect(conifers.filter(({ weather }) => !has(weather, 'cold')).map(({ slug }) => slug)).toEqual([
      'bhutan-paro-punakha',
      'nepal-annapurna-base-camp',
      'italy-dolomites-alta-via',
      'usa-alaska',
      'usa-grand-teton-yellowstone',
    ])
  })
})
