import { saveOffline } from './save-offline.ts'
import { share } from './share.ts'

/**
 * What a trip's page can do with the device: share itself, print, stay for when there is no network. A button that was
 * pressed before this code came is heard by it, too.
 */
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
