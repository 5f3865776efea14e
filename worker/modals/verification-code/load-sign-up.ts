import { type ModalSubject, withModal } from '../../../shared/modals/modal-url.ts'
import { SIGN_UP_PURPOSES, type SignUpPurpose } from '../../../shared/sign-up/steps.ts'
import { openFlow, retryInMinutes, type SignUpFlow } from '../../features/sign-up/flow.ts'
import type { PageVisit } from '../../visit/visit.ts'
import type { EventScreen } from '../event-join/event-place.tsx'
import { loadPlace } from '../event-join/load-place.ts'
import type { GroupScreen } from '../group-info/group-body.tsx'
import { groupInfoModal } from '../group-info/modal.tsx'
import { notifyMeModal } from '../notify-me/modal.ts'
import type { NotifyScreen } from '../notify-me/notify-screen.ts'
import { PURPOSES } from './sign-up-purposes.ts'
import type { SignUpScreen } from './sign-up-screen.ts'

/** A step of the sign-up, or what it is for. */
export type VerificationScreen = SignUpScreen | NotifyScreen | EventScreen | GroupScreen

/** Current step of this browser's flow when it has the requested subject; else the first step. */
export const loadSignUp = async (
  visit: PageVisit,
  { layout, subject }: { layout: string | null; subject: ModalSubject },
  closeHref: string,
): Promise<VerificationScreen | null> => {
  const purpose = SIGN_UP_PURPOSES.find((each) => each === subject.purpose)
  const [travel, tour, event] = [subject.travel ?? null, subject.tour ?? null, subject.event ?? null]
  if (purpose === undefined || PURPOSES[purpose] === undefined) return null
  const begun = await openFlow(visit, { purpose, travel, tour, event })
  const result = begun?.step === 'done' ? await screenAfterSignUp(visit, purpose, subject, closeHref) : null
  if (result !== null && result !== 'unknown') return result
  // The verification has expired, so the flow starts again.
  const own = result === 'unknown' ? null : begun
  const { realNow } = visit.config
  const hasLostCookie = layout === 'no-cookies' && visit.request.headers.get('cookie') === null
  const flow = own ?? FIRST_STEP
  if (purpose === 'notify-me' && travel !== null && flow.step === 'step-1') {
    const alert = await notifyMeModal.load(visit, { layout: null, subject }, closeHref)
    return alert && hasLostCookie ? { ...alert, begun: { ...alert.begun, problem: 'noCookies' } } : alert
  }
  const back = afterSignIn(purpose, subject, closeHref)
  return {
    ...{ purpose, travel, tour, event, closeHref },
    ...{ step: flow.step, email: flow.email, details: flow.details, known: flow.known },
    ...{ sentAgain: flow.sentAgain, proven: flow.proven },
    problem: flow.problem ?? (hasLostCookie ? 'noCookies' : null),
    seconds: Math.max(0, Math.ceil((flow.resendAt - realNow()) / 1000)),
    minutes: retryInMinutes(visit, own),
    loginHref: `${visit.market.paths.login}?${new URLSearchParams({ return: back })}`,
  }
}

type Step = 'step' | 'email' | 'details' | 'problem' | 'known' | 'resendAt' | 'sentAgain' | 'proven'
const FIRST_STEP: Pick<SignUpFlow, Step> = {
  ...{ step: 'step-1', email: '', details: {}, problem: null, known: null },
  ...{ resendAt: 0, sentAgain: false, proven: false },
}

/** Modal after the email is verified: the group, or the place at the event. */
const screenAfterSignUp = async (
  visit: PageVisit,
  purpose: SignUpPurpose,
  subject: ModalSubject,
  closeHref: string,
) => {
  if (purpose === 'group-info') return groupInfoModal.load(visit, { layout: null, subject }, closeHref)
  return purpose === 'join-event' ? loadPlace(visit, 'joined', subject, closeHref) : null
}

/** Return URL of a sign-in: the modal that required the email. */
const afterSignIn = (purpose: SignUpPurpose, { tour, event }: ModalSubject, page: string): string => {
  if (purpose === 'group-info') return withModal(page, 'group-info', null, { ...(tour !== undefined && { tour }) })
  return purpose === 'join-event' && event !== undefined ? withModal(page, 'event-join', null, { event }) : page
}
