import type { UserApi } from '../../data/user-client.ts'
import { updateWishlist } from './wishlist-calls.ts'

/** Saves departures. @returns those that could not be saved just then: they are worth another try */
export const saveTours = async (api: UserApi, tours: readonly string[]): Promise<string[]> => {
  const lost: string[] = []
  for (const tour of tours)
    if ((await updateWishlist(api, { action: 'add', item: { tour } })).kind === 'failed') lost.push(tour)
  return lost
}
