import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { Wish } from '../../../shared/contracts/wishlist.ts'

/** What a list holds, and whether an account has taken an item over. */
type List = { travels: Map<string, boolean>; tours: Map<string, boolean> }
/**
 * The simple model that lists have to end like, whatever was retried, lost or late.
 * @param account whose lists are bound by a proven address
 * @param travelOf the trip of a departure
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
      for (const [id, adopted] of travels) if (!adopted && !own.travels.has(id)) own.travels.set(id, false)
      for (const [id, adopted] of tours) if (!adopted && !own.tours.has(id)) own.tours.set(id, false)
      for (const items of [travels, tours]) for (const id of items.keys()) items.set(id, true)
    }
    for (const list of from) {
      lists.delete(list)
      bound.delete(list)
    }
  }
  return {
    bind: (owner: string) => void bound.add(owner),
    look: (person: TokenSubject) => person.owner === account && adopt(person),
    change(person: TokenSubject, wish: 'add' | 'remove', item: Wish, key: string) {
      if (person.owner === account) adopt(person)
      if (done.has(`${person.owner}/${key}`)) return
      done.add(`${person.owner}/${key}`)
      const { travels, tours } = listOf(person.owner)
      if ('travel' in item) {
        if (wish === 'add') travels.has(item.travel) || travels.set(item.travel, false)
        else {
          travels.delete(item.travel)
          for (const tour of tours.keys()) if (travelOf(tour) === item.travel) tours.delete(tour)
        }
      } else if (wish === 'remove') tours.delete(item.tour)
      else {
        travels.set(travelOf(item.tour), false)
        if (!tours.has(item.tour)) tours.set(item.tour, false)
      }
    },
    ids: (owner: string) => ({
      travels: [...listOf(owner).travels.keys()].sort(),
      tours: [...listOf(owner).tours.keys()].sort(),
    }),
    countOf: (tour: string) => [...lists.values()].filter(({ tours }) => tours.get(tour) === false).length,
  }
}
export type WishlistModel = ReturnType<typeof wishlistModel>
