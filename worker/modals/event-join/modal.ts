import type { PrivateModal } from '../define-modal.ts'
import { loadSignUp } from '../verification-code/load-sign-up.ts'
import { type VerificationScreen, verificationView } from '../verification-code/verification-view.tsx'
import { JOIN_STEPS } from './event-place.tsx'
import { loadPlace } from './load-place.ts'

/** The visitor's place at an event, or the email form for an unknown visitor. */
export const eventJoinModal: PrivateModal<VerificationScreen> = {
  size: 'small',
  layouts: JOIN_STEPS,
  load: async (visit, { layout, subject }, closeHref) => {
    const place = await loadPlace(visit, layout, subject, closeHref)
    if (place !== 'unknown') return place
    return loadSignUp(visit, { layout, subject: { event: subject.event, purpose: 'join-event' } }, closeHref)
  },
  view: verificationView,
}
