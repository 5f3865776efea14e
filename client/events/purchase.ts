import { storageOf } from '../boot/form-snapshot.ts'
import { currentVisitor } from '../boot/visitor.ts'

const PURCHASES_KEY = 'purchases'
const MAX_REMEMBERED = 20

/**
 * GA4's purchase of a visitor who comes back by the signed link of the booking site (docs/growth.md), once on a device;
 * null if there is none.
 */
export const purchaseEvent = () => {
  const { purchase } = currentVisitor()
  if (!purchase) return null
  const { booking, travel, name, tour, amount, currency } = purchase
  const url = new URL(location.href)
  url.searchParams.delete('booked')
  history.replaceState(history.state, '', url)
  const storage = storageOf('localStorage')
  const known = storage?.getItem(PURCHASES_KEY)?.split(' ') ?? []
  if (known.includes(booking)) return null
  try {
    storage?.setItem(PURCHASES_KEY, [...known, booking].slice(-MAX_REMEMBERED).join(' '))
  } catch {
    // Storage is full.
  }
  const item = { item_id: travel, item_name: name, item_variant: tour, price: amount, currency, quantity: 1 }
  return { event: 'purchase', ecommerce: { transaction_id: booking, value: amount, currency, items: [item] } }
}

export const forgetPurchases = (): void => storageOf('localStorage')?.removeItem(PURCHASES_KEY)
