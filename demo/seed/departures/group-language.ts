import { hashWeighted } from '../../../backend/api/hash.ts'
import type { Language } from '../../../markets/market-id.ts'
import { languagesOf } from '../rows/destination-rows.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { type Departure, tourId } from './calendar.ts'

type Shares = readonly (readonly [Language, number])[]

/** As coordinators speak them. */
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

/** Of departures whose coordinator is not announced: together with the others each language has about a fifth. */
const OPEN_SHARES: Shares = [
  ['en', 8],
  ['it', 22],
  ['es', 22],
  ['fr', 26],
  ['de', 22],
]

/** Language in which the coordinator of a departure, one of `suitable`, speaks to the group; `isOpen` until one is announced. */
export const groupLanguageOf = (
  departure: Departure,
  suitable: readonly CoordinatorSource[],
  isOpen = false,
): Language =>
  hashWeighted(
    (isOpen ? OPEN_SHARES : SHARES).filter(([language]) =>
      suitable.some(({ languages }) => languages.includes(language)),
    ),
    tourId(departure),
    'language',
  )
