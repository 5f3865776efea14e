import { withModal } from '../../shared/modals/modal-address.ts'
import { showError, showToast } from '../boot/toast.ts'
import { type Pushed, pushEvent, pushOnAnswer } from '../events/push-event.ts'
import { isWaiting, supersede } from '../offline/change-queue.ts'
import { formOf, type Saved, savedNow, showCount, showHeart, showSaved } from './hearts-on-page.ts'
import { openModalAt } from './open-modal-at.ts'
import { pendingWishlistChanges } from './pending-wishlist-changes.ts'
import { idempotencyKey, scheduleWishlistSync } from './wishlist-sync.ts'

type Answer = { travels: string[]; tours: string[]; ask: boolean }

const wishes = pendingWishlistChanges()

/**
 * A heart, or the answer to the question whether something shall be removed. The heart is pressed at once and let go
 * again when it could not be saved; another one needs not wait for it. A retry has the same key, so that it never does
 * anything twice. Without a network it is kept and sent later (keep-wish.ts).
 * @returns false on the wishlist itself, whose list changes with what is saved: the form is submitted as ever
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
  // The second click of two: nobody who presses a heart twice wants to be asked whether it shall go again.
  if (wishes.isUnderWay(item)) return true
  // Pressed a moment ago and not sent yet: there is nothing to ask about, and no network to ask over.
  const takesBack = !adds && !navigator.onLine && (await isWaiting(item))
  if (takesBack) fields.set('confirmed', 'yes')
  if (!adds && !fields.has('confirmed')) {
    openModalAt(withModal(location.pathname + location.search, 'confirm-removal', null, { [kind]: id }), form)
    return true
  }
  const change: Pushed = [
    { event: 'wishlist_change', wishlisted: adds, ...(kind === 'travel' ? { travelId: id } : { tourId: id }) },
    document.querySelector(`[data-heart="${CSS.escape(item)}"]`),
  ]
  if (document.documentElement.dataset.route === 'wishlist') {
    pushEvent(...change)
    return false
  }
  if (!wishes.begin(item, adds)) return true
  const wasSaved = savedNow().has(item)
  if (adds) showHeart(item, true)
  fields.set('key', idempotencyKey())
  const event = pushOnAnswer(...change)
  const answer = await post(action, fields)
  if (answer === null && (await scheduleWishlistSync(item, fields).catch(() => false))) {
    event.forget()
    wishes.failed(item)
    showHeart(item, adds)
    form.closest('dialog')?.dispatchEvent(new Event('cancel'))
    showToast(document.getElementById('toast')?.dataset.queued ?? '')
    return true
  }
  if (answer === null || 'message' in answer) {
    event.forget()
    wishes.failed(item)
    showHeart(item, wasSaved)
    if (answer === null) showError()
    else showToast(answer.message)
    return true
  }
  // What still waits for this item is of the past.
  supersede(item).catch(() => undefined)
  const saved = wishes.answered(item, savedIn(answer))
  showSaved(saved)
  showCount([...saved].filter((each) => each.startsWith('travel/')).length)
  event.tell()
  const dialog = form.closest('dialog')
  dialog?.dispatchEvent(new Event('cancel'))
  if (answer.ask)
    openModalAt(
      withModal(location.pathname + location.search, 'verification-code', null, { purpose: 'wishlist' }),
      // Another search may have come in its place meanwhile, with this heart on it.
      form.isConnected ? form : (formOf(item) ?? form),
    )
  return true
}

const savedIn = ({ travels, tours }: Answer): Saved =>
  new Set([...travels.map((id) => `travel/${id}`), ...tours.map((id) => `tour/${id}`)])

/** Two tries; null without an answer. */
const post = async (action: string, body: URLSearchParams): Promise<Answer | { message: string } | null> => {
  const once = async (): Promise<Answer | { message: string }> => {
    // It arrives even if the visitor goes on to another page meanwhile.
    const answer = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      keepalive: true,
    })
    return answer.json()
  }
  return once()
    .catch(once)
    .catch(() => null)
}
