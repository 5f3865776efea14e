import { hashWeighted } from '../../../backend/api/hash.ts'
import type { Language } from '../../../markets/market-id.ts'
import { languagesOf } from '../rows/destination-rows.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { type Departure, tourId } from './calendar.ts'

const SHARES: [Language, number][] = [
  ['en', 64],
  ['it', 15],
  ['es', 7],
  ['fr', 7],
  ['de', 7],
]

/** Coordinators of its area who speak Spanish where all its countries do. */
export const suitableCoordinators = (travel: TravelSource, coordinators: readonly CoordinatorSource[]) => {
  const isSpanish = travel.countries.every((code) => languagesOf(code).includes('es'))
  return coordinators.filter(
    ({ areas, languages }) => areas.includes(travel.continent) && (!isSpanish || languages.includes('es')),
  )
}

/** Language in which the coordinator of a departure, one of `suitable`, speaks to the group. */
export const groupLanguageOf = (departure: Departure, suitable: readonly CoordinatorSource[]): Language =>
  hashWeighted(
    SHARES.filter(([language]) => suitable.some(({ languages }) => languages.includes(language))),
    tourId(departure),
    'language',
  )
