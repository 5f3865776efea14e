import { CARD, listOf } from './ga4.ts'
import type { RecordEvent } from './subscribe-to-events.ts'
import { fieldsAround, sectionOf } from './tracked-fields.ts'

/** Per event. */
const MAX_LISTED = 50

/** List and position of a card. */
export const placeOf = (card: Element): { list: string; position: number } => ({
  list: sectionOf(card) ?? 'main',
  position: [...listOf(card).querySelectorAll(CARD)].indexOf(card) + 1,
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
