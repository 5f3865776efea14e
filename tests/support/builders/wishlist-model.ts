import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { WishlistItem } from '../../../shared/contracts/wishlist.ts'

/** Ids of items; true when an account has adopted the item. */
type Items = Map<string, boolean>
type List = { travels: Items; tours: Items }

/** Copies items that no account has adopted, and marks them as adopted. */
const adoptItems = (own: Items, items: Items): void => {
  for (const [id, isAdopted] of items) {
    if (!isAdopted && !own.has(id)) own.set(id, false)
    items.set(id, true)
  }
}

/**
 * Model of the lists' final state, regardless of retries, losses and delays.
 * @param account owner whose verified email binds lists
 * @param travelOf returns the trip of a departure
 */
export const wishlistModel = (account: string, travelOf: (tour: string) => string) => {
  const lists = new Map<string, List>()
  const done = new Set<string>()
  const bound = new Set<string>()
  const listOf = (owner: string): List => {
    const list = lists.get(owner) ?? { travels: new Map(), tours: new Map() }
    lists.set(owner, list)
    return list
  }
  const adopt = ({ owner, from = [] }: TokenSubject): void => {
    const own = listOf(owner)
    for (const source of new Set([...bound, ...from])) {
      const { travels, tours } = listOf(source)
      adoptItems(own.travels, travels)
      adoptItems(own.tours, tours)
    }
    for (const list of from) {
      lists.delete(list)
      bound.delete(list)
    }
  }
  const add = ({ travels, tours }: List, item: WishlistItem): void => {
    if ('travel' in item) {
      if (!travels.has(item.travel)) travels.set(item.travel, false)
      return
    }
    travels.set(travelOf(item.tour), false)
    if (!tours.has(item.tour)) tours.set(item.tour, false)
  }
  const remove = ({ travels, tours }: List, item: WishlistItem): void => {
    if ('tour' in item) {
      tours.delete(item.tour)
      return
    }
    travels.delete(item.travel)
    for (const tour of tours.keys()) if (travelOf(tour) === item.travel) tours.delete(tour)
  }
  return {
    bind: (owner: string) => void bound.add(owner),
    look: (person: TokenSubject) => person.owner === account && adopt(person),
    change(person: TokenSubject, wish: 'add' | 'remove', item: WishlistItem, key: string) {
      if (person.owner === account) adopt(person)
      if (done.has(`${person.owner}/${key}`)) return
      done.add(`${person.owner}/${key}`)
      const list = listOf(person.owner)
      if (wish === 'add') add(list, item)
      else remove(list, item)
    },
    ids: (owner: string) => ({
      travels: [...listOf(owner).travels.keys()].sort(),
      tours: [...listOf(owner).tours.keys()].sort(),
    }),
    countOf: (tour: string) => [...lists.values()].filter(({ tours }) => tours.get(tour) === false).length,
  }
}
export type WishlistModel = ReturnType<typeof wishlistModel>
