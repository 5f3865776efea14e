import { showToast } from '../boot/toast.ts'
import { pushEvent } from '../events/push-event.ts'

/** Shares by what the device offers; else the address is copied; else a mail, as the link says. */
export const share = async (link: HTMLAnchorElement): Promise<void> => {
  const { share: url = location.href, title = '', copied = '' } = link.dataset
  pushEvent({ event: 'share' }, link)
  if (navigator.share !== undefined) {
    // Who closes the device's list has changed their mind; that is no error.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const done = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (done) showToast(copied)
  else location.assign(link.href)
}
