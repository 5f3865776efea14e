import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import { currentVisitor } from '../boot/visitor.ts'
import { CARD, cardsOf, listOf } from './lists.ts'
import { type Fields, fieldsAround, sectionOf } from './tracked-fields.ts'

/** Item of GA4's e-commerce events. */
type Item = Record<string, string | number | undefined>

/** Prices in whole units: pages show them without decimals (spec section 9). Cards in the part are of other trips. */
const pricesIn = (part: Element | null | undefined): number[] =>
  [...(part?.querySelectorAll('.price-now') ?? [])]
    .filter((price) => part?.matches(CARD) || price.closest(CARD) === null)
    .map(({ textContent }) => Number(textContent.replace(/\D/g, '')))

/** A travel costs what its cheapest departure costs, as its cards say. */
const itemOf = (fields: Fields, part?: Element | null): Item => {
  const [first, ...others] = pricesIn(
    part?.closest(`${CARD},li[data-days],.date,[data-trip]`) ?? document.querySelector('main [data-trip]'),
  )
  return {
    item_id: fields.travelId as string,
    item_name: fields.travelName as string,
    item_variant: fields.tourId as string | undefined,
    price: first && fields.tourId === undefined ? Math.min(first, ...others) : first,
    currency: currentVisitor().currency ?? undefined,
    quantity: 1,
  }
}

const listedItem = (card: Element, { pageType }: StorefrontEvent): Item => {
  const list = listOf(card)
  const name = list.querySelector('h1,h2')?.textContent ?? undefined
  return {
    ...itemOf(fieldsAround(card), card),
    index: cardsOf(list).indexOf(card),
    item_list_id: sectionOf(card) ?? pageType ?? 'main',
    item_list_name: name?.slice(0, 100).trim(),
  }
}

/** GA4's e-commerce event for one of ours, as tag managers read it; null if there is none. */
export const ecommerceEvent = (event: StorefrontEvent, part?: Element | null) => {
  const sale = (name: string, item = itemOf(event as Fields, part)) => {
    const value = item.price
    return item.item_id === undefined
      ? null
      : { event: name, ecommerce: { currency: item.currency, value: value ?? 0, items: [item] } }
  }
  switch (event.event) {
    case 'list_view':
      return part
        ? listed(
            'view_item_list',
            cardsOf(part)
              .slice(0, event.travels.length)
              .map((card) => listedItem(card, event)),
          )
        : null
    case 'card_click': {
      const card = part?.closest(CARD)
      return card ? listed('select_item', [listedItem(card, event)]) : null
    }
    case 'page_view': {
      // The departure that the address names, as its card does.
      const departure = document.querySelector('li[data-days]:target')
      return event.pageType === 'travel' || event.pageType === 'tour'
        ? sale('view_item', itemOf(fieldsAround(departure), departure))
        : null
    }
    case 'wishlist_change':
      return event.wishlisted ? sale('add_to_wishlist') : null
    case 'booking_click':
      return sale('begin_checkout')
    default:
      return null
  }
}

const listed = (name: string, items: Item[]) => ({
  event: name,
  ecommerce: { item_list_id: items[0]?.item_list_id, item_list_name: items[0]?.item_list_name, items },
})
