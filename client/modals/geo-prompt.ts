import type { recordEvents } from '../boot/replay-events.ts'
import { leaveModal } from './show-modal.ts'

/** Makes Escape and a click outside the prompt for another market the choice to stay; so does an earlier Escape. */
export const enhanceGeoPrompt = (dialog: HTMLElement, earlier: ReturnType<typeof recordEvents>): void => {
  const presence = new AbortController()
  const stay = () => dialog.querySelector('form')?.requestSubmit()
  addEventListener('keydown', ({ key }) => key === 'Escape' && stay(), presence)
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Node && !dialog.contains(target) && stay(),
    presence,
  )
  // The form dispatches it when it is done (client/forms/send-form.ts).
  dialog.addEventListener('cancel', () => {
    presence.abort()
    leaveModal(dialog, null)
  })
  dialog.dataset.enhanced = ''
  earlier.replay()
}
