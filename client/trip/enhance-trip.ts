import { showToast } from '../boot/toast.ts'
import { pushEvent } from '../events/push-event.ts'
import { saveOffline } from './save-offline.ts'

export const enhance = (part: HTMLElement, { replay }: { replay: () => void }): void => {
  part.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[data-share]')
    if (link != null) {
      event.preventDefault()
      void share(link)
    }
    const button = target?.closest<HTMLButtonElement>('button[data-does]')
    if (button == null) return
    if (button.dataset.does === 'print') print()
    else void saveOffline(button)
  })
  replay()
}

/** Shares through the device, else copies the URL, else follows the mail link. */
const share = async (link: HTMLAnchorElement): Promise<void> => {
  const { share: url = location.href, title = '', copied = '' } = link.dataset
  pushEvent({ event: 'share' }, link)
  if (navigator.share !== undefined) {
    // Closing the share sheet rejects.
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
