import type { UrlOf, WishlistChange, WishlistItemPath } from '../../shared/contracts/browser-api.ts'
import { type ModalSubject, withModal } from '../../shared/modals/modal-url.ts'
import { showError, showToast, toastText } from '../boot/toast.ts'
import { type FormParams, postForm, readWishlistChange } from '../call-api.ts'
import { messageOf } from '../checked-call.ts'
import { type PendingEvent, type PushedDetail, pushEvent, pushOnResponse } from '../events/push-event.ts'
import { dropQueued, isQueued } from '../offline/change-queue.ts'
import { loadWishlist } from '../offline/load-wishlist.ts'
import { heartOf, type SavedItems, showHeart, showWishlist } from './hearts-on-page.ts'
import { pendingWishlistChanges } from './pending-wishlist-changes.ts'
import { openModalAt } from './send-step.ts'
import { scheduleWishlistSync } from './wishlist-sync.ts'

type WishlistCall = 'POST /api/wishlist/:kind/:id'
type WishlistUrl = UrlOf<WishlistCall>
type WishlistFields = FormParams<WishlistCall>

const pendingChanges = pendingWishlistChanges()
/** Concurrent first hearts each create a list (decision 21). */
let hasAsked = false

/**
 * Sends a heart, or the confirmation of a removal. The heart changes immediately; on failure it shows what the server
 * has, as the response may be lost, or reverts. Offline the change is queued.
 * @returns false on the wishlist page, whose list changes: the form is submitted natively
 */
export const sendWishlistChange = async (form: HTMLFormElement, action: WishlistUrl, fields: WishlistFields) => {
  const item = itemOf(action)
  const [kind = '', id = ''] = item.split('/')
  const adds = isAdd(fields)
  if (kind !== 'travel' && kind !== 'tour') return false
  // A double click must not open the removal dialog.
  if (pendingChanges.isPending(item)) return true
  // The add is still queued: no confirmation needed, and no network to load it over.
  const undoesQueued = !adds && !navigator.onLine && (await isQueued(item))
  if (undoesQueued) fields.set('confirmed', 'yes')
  if (!adds && !fields.has('confirmed')) {
    openModal(form, 'confirm-removal', { [kind]: id })
    return true
  }
  const event: PushedDetail = [{ event: 'wishlist_change', wishlisted: adds, [`${kind}Id`]: id }, heartOf(item)]
  if (document.documentElement.dataset.route === 'wishlist') {
    pushEvent(...event)
    return false
  }
  if (pendingChanges.start(item, adds)) await postChange(form, action, fields, event)
  return true
}

export const isWishlistUrl = (action: string): action is WishlistUrl => /^\/api\/wishlist\/.*\//.test(action)

const itemOf = (action: WishlistUrl) => action.slice('/api/wishlist/'.length) as WishlistItemPath

const isAdd = (fields: WishlistFields): boolean => fields.get('wish') === 'add'

const postChange = async (form: HTMLFormElement, action: WishlistUrl, fields: WishlistFields, event: PushedDetail) => {
  const [item, adds] = [itemOf(action), isAdd(fields)]
  // Not by `aria-pressed`, which the early script may have set already.
  const wasSaved = heartOf(item)?.value === 'remove'
  if (adds) showHeart(item, true)
  fields.set('key', crypto.randomUUID())
  const pushed = pushOnResponse(...event)
  const result = await postForm(action, fields, readWishlistChange, { keepalive: true, attempts: 2 })
  if (result.outcome === 'done') return showChange(form, item, result.value, pushed)
  const loaded = result.outcome === 'failed' ? await loadWishlist() : null
  const saved = loaded === null ? null : new Set(loaded.hearts)
  if (saved?.has(item) === adds) return showSaved(form, item, saved, pushed)
  const isScheduled = result.outcome === 'offline' && (await scheduleWishlistSync(item, fields).catch(() => false))
  pushed.cancel()
  pendingChanges.fail(item)
  showHeart(item, isScheduled ? adds : (saved?.has(item) ?? wasSaved))
  if (isScheduled) {
    closeDialog(form)
    showToast(toastText('queued'))
  } else {
    showError(messageOf(result))
    pushEvent({ event: 'form_error', form: 'wishlist', reason: result.outcome }, form)
  }
}

const showChange = (form: HTMLFormElement, item: string, change: WishlistChange, event: PendingEvent): void => {
  const { travels, tours, ask } = change
  showSaved(form, item, new Set([...travels.map((id) => `travel/${id}`), ...tours.map((id) => `tour/${id}`)]), event)
  // The form may have been replaced by another search result.
  if (!ask || hasAsked) return
  hasAsked = true
  openModal(form.isConnected ? form : (heartOf(item)?.form ?? form), 'verification-code', { purpose: 'wishlist' })
}

const showSaved = (form: HTMLFormElement, item: string, saved: SavedItems, event: PendingEvent): void => {
  // Queued changes of this item are superseded.
  dropQueued(item).catch(() => undefined)
  showWishlist(pendingChanges.settle(item, saved))
  event.send()
  closeDialog(form)
}

const closeDialog = (form: HTMLFormElement): void => {
  form.closest('dialog')?.dispatchEvent(new Event('cancel'))
}

const openModal = (form: HTMLFormElement, type: string, subject: ModalSubject): void =>
  openModalAt(withModal(location.pathname + location.search, type, null, subject), form)
