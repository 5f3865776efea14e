import { type ModalSubject, withModal } from '../../shared/modals/modal-url.ts'
import type { OpenModal } from '../../shared/modals/read-modal.ts'
import { SIGN_UP_PURPOSES, type SignUpPurpose } from '../../shared/sign-up/steps.ts'
import { notifyModal } from '../features/alerts/notify-modal.ts'
import { chatModal } from '../features/chat/chat-modal.ts'
import { groupModal } from '../features/group-info/group-modal.ts'
import { openFlow, retryInMinutes } from '../features/sign-up/flow.ts'
import { eventModal } from '../features/wemeet/event-modal.ts'
import { removalModal } from '../features/wishlist/removal-modal.ts'
import type { PrivateModal } from '../modals/private-modal.tsx'
import type { PageVisit } from '../visit/visit.ts'
import { PURPOSES } from './sign-up-purposes.ts'

/**
 * Builds the content of a private modal; null when there is none for this visitor, and the page is shown without it.
 * @param closeHref the page without its modal
 */
export const privateModalOf = async (
  visit: PageVisit,
  { type, layout, subject = {} }: OpenModal,
  closeHref: string,
): Promise<PrivateModal | null> => {
  switch (type) {
    case 'verification-code':
      return signUpModalOf(visit, { layout, subject }, closeHref)
    case 'chatbot':
      return chatModal(visit, { layout }, closeHref)
    case 'event-join':
      return eventModalOf(visit, layout, subject, closeHref)
    case 'group-info':
      return groupModal(visit, subject, closeHref)
    case 'notify-me':
      return notifyModal(visit, { layout, subject }, closeHref)
    case 'confirm-removal':
      return removalModal(visit, subject, closeHref)
    default:
      return null
  }
}

/** The event modal, or the email form for an unknown visitor. */
const eventModalOf = async (
  visit: PageVisit,
  layout: string | null,
  subject: ModalSubject,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const place = await eventModal(visit, layout, subject, closeHref)
  return place === 'unknown'
    ? signUpModalOf(visit, { layout, subject: { event: subject.event, purpose: 'join-event' } }, closeHref)
    : place
}

/** Current step of this browser's flow when it has the requested subject; else the first step. */
const signUpModalOf = async (
  visit: PageVisit,
  { layout, subject }: { layout: string | null; subject: ModalSubject },
  closeHref: string,
): Promise<PrivateModal | null> => {
  const purpose = SIGN_UP_PURPOSES.find((each) => each === subject.purpose)
  const [travel, tour, event] = [subject.travel ?? null, subject.tour ?? null, subject.event ?? null]
  if (purpose === undefined || PURPOSES[purpose] === undefined) return null
  const begun = await openFlow(visit, { purpose, travel, tour, event })
  const result = begun?.step === 'done' ? await modalAfterSignUp(visit, purpose, subject, closeHref) : null
  if (result !== null && result !== 'unknown') return result
  // The verification has expired, so the flow starts again.
  const own = result === 'unknown' ? null : begun
  const { elapsed } = visit.config
  const hasLostCookie = layout === 'no-cookies' && visit.request.headers.get('cookie') === null
  const back = afterSignIn(purpose, subject, closeHref)
  return {
    type: 'verification-code',
    screen: {
      ...{ purpose, travel, tour, event, closeHref },
      step: own?.step ?? 'step-1',
      email: own?.email ?? '',
      details: own?.details ?? {},
      problem: own?.problem ?? (hasLostCookie ? 'noCookies' : null),
      known: own?.known ?? null,
      seconds: own === null ? 0 : Math.max(0, Math.ceil((own.resendAt - elapsed()) / 1000)),
      minutes: retryInMinutes(visit, own),
      sentAgain: own?.sentAgain ?? false,
      proven: own?.proven ?? false,
      loginHref: `${visit.market.paths.login}?${new URLSearchParams({ return: back })}`,
    },
  }
}

/** Modal after the email is verified: the group, or the place at the event. */
const modalAfterSignUp = async (visit: PageVisit, purpose: SignUpPurpose, subject: ModalSubject, closeHref: string) => {
  if (purpose === 'group-info') return groupModal(visit, subject, closeHref)
  return purpose === 'join-event' ? eventModal(visit, 'joined', subject, closeHref) : null
}

/** Return URL of a sign-in: the modal that required the email. */
const afterSignIn = (purpose: SignUpPurpose, { tour, event }: ModalSubject, page: string): string => {
  if (purpose === 'group-info') return withModal(page, 'group-info', null, { ...(tour !== undefined && { tour }) })
  return purpose === 'join-event' && event !== undefined ? withModal(page, 'event-join', null, { event }) : page
}
