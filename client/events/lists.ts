import type { RecordEvent } from './subscribe-to-events.ts'
import { fieldsAround, sectionOf } from './tracked-fields.ts'

export const CARD = '.card[data-travel]'

/** Per event. */
const MAX_LISTED = 50

/** Cards of a list, in their order. */
export const cardsOf = (list: Element): Element[] => [...list.querySelectorAll(CARD)]

/** The part of the page that a card is listed in. */
export const listOf = (card: Element): Element => card.closest('section,aside,dialog,main') ?? card

/** List and position of a card. */
export const placeOf = (card: Element): { list: string; position: number } => ({
  list: sectionOf(card) ?? 'main',
  position: cardsOf(listOf(card)).indexOf(card) + 1,
})

/** Records each list of cards on the page. */
export const recordLists = (record: RecordEvent): void => {
  const lists = new Map<Element, Element[]>()
  for (const card of document.querySelectorAll(`main ${CARD}`)) {
    const list = listOf(card)
    lists.set(list, [...(lists.get(list) ?? []), card])
  }
  for (const [list, [...cards]] of lists) {
    const travels = cards.slice(0, MAX_LISTED).map((card) => String(fieldsAround(card).travelId))
    record({ event: 'list_view', list: cards[0] ? placeOf(cards[0]).list : 'main', travels }, list)
  }
}
