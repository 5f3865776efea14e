import { showError } from '../boot/toast.ts'
import { showOfflineHearts } from './offline-hearts.ts'

/** Shows the list again after queued changes were sent, with the message of a refused one. */
export const refreshHearts = ({ data: refusal }: MessageEvent<string | null>): void => {
  if (refusal === null && document.documentElement.dataset.route === 'wishlist') {
    location.reload()
    return
  }
  if (refusal !== null) showError(refusal)
  showOfflineHearts()
}
