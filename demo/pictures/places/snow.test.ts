import { describe, expect, it } from 'vitest'
import { readSources } from '../../seed/sources.ts'
import { planPictures } from '../plan/plan-pictures.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import { hasSnow, hasWhiteVolcano, isSmoking } from './snow.ts'

const specs = planPictures(readSources()).flatMap((each) => (each.kind === 'poster' ? [each.spec] : []))
const isVolcano = ({ terrain }: PosterSpec): boolean => terrain === 'volcano'
const hasMountains = ({ terrain, terrainKind }: PosterSpec): boolean =>
  ['peaks', 'fjord'].includes(terrain) || (terrainKind === 'mountains' && terrain !== 'jungle')

const countriesOf = (isShown: (spec: PosterSpec) => boolean): string =>
  [...new Set(specs.filter(isShown).map(({ country }) => country))].sort().join(' ')

describe('volcanoes', () => {
  it.each([
    ['white', hasWhiteVolcano, 'CHL ECU JPN MEX TZA'],
    ['smoking', isSmoking, 'GTM IDN MEX VUT'],
  ] as const)('are %s in some countries', (_, is, countries) =>
    expect(countriesOf((spec) => isVolcano(spec) && is(spec))).toBe(countries),
  )

  it('are neither white nor smoking in the Galápagos', () => {
    const isles = specs.filter((spec) => isVolcano(spec) && spec.travel === 'galapagos-island-hopping')
    expect(isles.map((spec) => [hasWhiteVolcano(spec), isSmoking(spec)])).toEqual([[false, false]])
  })
})

describe('mountains', () => {
  it('are white in countries of high or northern mountains', () =>
    expect(countriesOf((spec) => hasMountains(spec) && hasSnow(spec))).toBe(
      'ARG ATA AUT AZE BTN CAN CHE CHL GEO GRL ISL JPN KAZ NOR NPL NZL PER SWE TJK USA',
    ))

  it.each(['canada-quebec-saguenay', 'italy-dolomites-alta-via', 'japan-kumano-kodo'])('are bare in %s', (travel) => {
    const shown = specs.filter((spec) => spec.travel === travel)
    expect(shown.filter(hasSnow)).toEqual([])
  })
})
