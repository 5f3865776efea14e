import { coordinators } from './entities/coordinators.ts'
import { departures } from './entities/departures.ts'
import { layout, places } from './entities/documents.ts'
import { events } from './entities/events.ts'
import { pages } from './entities/pages.ts'
import { choices, pictures } from './entities/pictures.ts'
import { reviews } from './entities/reviews.ts'
import { tokens } from './entities/tokens.ts'
import { travels } from './entities/travels.ts'
import type { Entity } from './entity.ts'

/** In the order of the menu. */
export const entities: readonly Entity[] = [
  travels,
  departures,
  pages,
  layout,
  places,
  coordinators,
  events,
  reviews,
  pictures,
  choices,
  tokens,
]

export const entityOf = (name: string): Entity | undefined => entities.find((each) => each.name === name)
