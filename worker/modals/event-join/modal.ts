import { verificationCodeModal } from '../verification-code/modal.tsx'
import { JOIN_STEPS } from './event-place.tsx'
import { loadPlace } from './load-place.ts'

/** The visitor's place at an event, or the email form for an unknown visitor. */
export const eventJoinModal: typeof verificationCodeModal = {
  size: 'small',
  layouts: JOIN_STEPS,
  load: async (visit, { layout, subject }, closeHref) => {
    const place = await loadPlace(visit, layout, subject, closeHref)
    if (place !== 'unknown') return place
    return verificationCodeModal.load(
      visit,
      { layout, subject: { event: subject.event, purpose: 'join-event' } },
      closeHref,
    )
  },
  view: verificationCodeModal.view,
}
