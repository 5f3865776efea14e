import type { PersonalApi } from './personal-port.ts'
import { changeWish } from './wishlist-calls.ts'

/** Saves departures. @returns those that could not be saved just then: they are worth another try */
export const saveTours = async (api: PersonalApi, tours: readonly string[]): Promise<string[]> => {
  const lost: string[] = []
  for (const tour of tours)
    if ((await changeWish(api, { wish: 'add', item: { tour } })).kind === 'failed') lost.push(tour)
  return lost
}
