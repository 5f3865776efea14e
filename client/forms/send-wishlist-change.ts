import { withModal } from '../../shared/modals/modal-address.ts'
import { showError, showToast } from '../boot/toast.ts'
import { type PushedDetail, pushEvent, pushOnResponse } from '../events/push-event.ts'
import { dropQueued, isQueued } from '../offline/change-queue.ts'
import { heartForm, type SavedItems, savedItems, showCount, showHeart, showSaved } from './hearts-on-page.ts'
import { openModalAt } from './open-modal-at.ts'
import { pendingWishlistChanges } from './pending-wishlist-changes.ts'
import { idempotencyKey, scheduleWishlistSync } from './wishlist-sync.ts'

type WishlistResponse = { travels: string[]; tours: string[]; ask: boolean }

const pendingChanges = pendingWishlistChanges()

/**
 * Sends a heart, or the confirmation of a removal. The heart changes immediately and reverts on failure; retries have
 * the same idempotency key. Offline the change is queued (wishlist-sync.ts).
 * @returns false on the wishlist page, whose list changes: the form is submitted natively
 */
export const sendWishlistChange = async (
  form: HTMLFormElement,
  action: string,
  fields: URLSearchParams,
): Promise<boolean> => {
  const item = action.slice('/api/wishlist/'.length)
  const [kind = '', id = ''] = item.split('/')
  const adds = fields.get('wish') === 'add'
  if (kind !== 'travel' && kind !== 'tour') return false
  // A double click must not open the removal dialog.
  if (pendingChanges.isPending(item)) return true
  // The add is still queued: no confirmation needed, and no network to load it over.
  const undoesQueued = !adds && !navigator.onLine && (await isQueued(item))
  if (undoesQueued) fields.set('confirmed', 'yes')
  if (!adds && !fields.has('confirmed')) {
    openModalAt(withModal(location.pathname + location.search, 'confirm-removal', null, { [kind]: id }), form)
    return true
  }
  const change: PushedDetail = [
    { event: 'wishlist_change', wishlisted: adds, ...(kind === 'travel' ? { travelId: id } : { tourId: id }) },
    document.querySelector(`[data-heart="${CSS.escape(item)}"]`),
  ]
  if (document.documentElement.dataset.route === 'wishlist') {
    pushEvent(...change)
    return false
  }
  if (!pendingChanges.start(item, adds)) return true
  const wasSaved = savedItems().has(item)
  if (adds) showHeart(item, true)
  fields.set('key', idempotencyKey())
  const event = pushOnResponse(...change)
  const response = await postWithRetry(action, fields)
  if (response === null && (await scheduleWishlistSync(item, fields).catch(() => false))) {
    event.cancel()
    pendingChanges.fail(item)
    showHeart(item, adds)
    form.closest('dialog')?.dispatchEvent(new Event('cancel'))
    showToast(document.getElementById('toast')?.dataset.queued ?? '')
    return true
  }
  if (response === null || 'message' in response) {
    event.cancel()
    pendingChanges.fail(item)
    showHeart(item, wasSaved)
    if (response === null) showError()
    else showToast(response.message)
    return true
  }
  // Queued changes of this item are superseded.
  dropQueued(item).catch(() => undefined)
  const saved = pendingChanges.settle(item, savedIn(response))
  showSaved(saved)
  showCount([...saved].filter((each) => each.startsWith('travel/')).length)
  event.send()
  const dialog = form.closest('dialog')
  dialog?.dispatchEvent(new Event('cancel'))
  if (response.ask)
    openModalAt(
      withModal(location.pathname + location.search, 'verification-code', null, { purpose: 'wishlist' }),
      // The form may have been replaced by another search result.
      form.isConnected ? form : (heartForm(item) ?? form),
    )
  return true
}

const savedIn = ({ travels, tours }: WishlistResponse): SavedItems =>
  new Set([...travels.map((id) => `travel/${id}`), ...tours.map((id) => `tour/${id}`)])

/** One retry; null without a response. */
const postWithRetry = async (
  action: string,
  body: URLSearchParams,
): Promise<WishlistResponse | { message: string } | null> => {
  const once = async (): Promise<WishlistResponse | { message: string }> => {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      keepalive: true,
    })
    return response.json()
  }
  return once()
    .catch(once)
    .catch(() => null)
}
