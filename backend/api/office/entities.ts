import { departures } from './entities/departures.ts'
import { travels } from './entities/travels.ts'
import type { Entity } from './entity.ts'

/** In the order of the menu. */
export const entities: readonly Entity[] = [travels, departures]

export const entityOf = (name: string): Entity | undefined => entities.find((each) => each.name === name)
