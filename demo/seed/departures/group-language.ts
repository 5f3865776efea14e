import { hashWeighted } from '../../../backend/api/hash.ts'
import type { Language } from '../../../markets/market-id.ts'
import { languagesOf } from '../rows/destination-rows.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { type Departure, tourId } from './calendar.ts'

type Shares = readonly (readonly [Language, number])[]

/** As coordinators speak them: who could lead a departure. */
const SHARES: Shares = [
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

/** Shares of departures that no review describes: each language has about a fifth, with and without a coordinator. */
const AHEAD_SHARES: Shares = [
  ['en', 14],
  ['it', 20],
  ['es', 21],
  ['fr', 27],
  ['de', 21],
]

/** Language in which the coordinator of a departure, one of `suitable`, speaks to the group; `isAhead` once one is chosen. */
export const groupLanguageOf = (
  departure: Departure,
  suitable: readonly CoordinatorSource[],
  isAhead = false,
): Language =>
  hashWeighted(
    (isAhead ? AHEAD_SHARES : SHARES).filter(([language]) =>
      suitable.some(({ languages }) => languages.includes(language)),
    ),
    tourId(departure),
    'language',
  )
