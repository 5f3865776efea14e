import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { type ModalSubject, withModal } from '../../../shared/modals/modal-url.ts'
import { loadEvent } from '../../data/wemeet.ts'
import { openFlow } from '../../features/sign-up/flow.ts'
import { type Attendee, attendeeOf } from '../../features/wemeet/attendee.ts'
import { loadAttendance } from '../../features/wemeet/wemeet-calls.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { EventScreen } from './event-place.tsx'

/**
 * A visitor's place at an event; null for an unknown event, 'unknown' when the visitor has to verify an email first.
 * @param layout one of JOIN_STEPS
 */
export const loadPlace = async (
  visit: Visit,
  layout: string | null,
  { event: slug }: ModalSubject,
  closeHref: string,
): Promise<EventScreen | 'unknown' | null> => {
  if (slug === undefined) return null
  const market = visit.market.id
  const common = { slug, closeHref, problem: layout === 'failed' }
  const screen = (rest: Pick<EventScreen, 'state' | 'event' | 'email' | 'another' | 'account'>): EventScreen => ({
    ...common,
    ...rest,
  })
  const nobody = { email: null, another: false, account: null }
  try {
    const { value: event } = await loadEvent(visit.data, market, slug)
    if (event === null) return null
    const attendee = await attendeeOf(visit)
    const attendance =
      attendee === null ? 'unknown' : await loadAttendance(userApi(visit, attendee.person), market, slug)
    if (attendance === null) return null
    if (attendee === null || attendance === 'unknown') {
      const isOver = Date.parse(event.startsAt) <= visit.config.now()
      if (!event.isCancelled && !isOver && event.attendees < event.capacity) return 'unknown'
      return screen({ state: stateOf({ event, isAttending: false, isOver }, null), event, ...nobody })
    }
    return screen({
      state: stateOf(attendance, layout),
      event: attendance.event,
      email: attendee.email,
      ...(await emailOptions(visit, attendee, slug, closeHref)),
    })
  } catch (error) {
    recordRequestError(visit.log, 'wemeet', error)
    return screen({ state: 'unavailable', event: null, ...nobody })
  }
}

const stateOf = (
  { event, isAttending, isOver }: { event: WemeetEvent; isAttending: boolean; isOver: boolean },
  layout: string | null,
): EventScreen['state'] => {
  if (event.isCancelled) return 'cancelled'
  if (isAttending) return layout === 'joined' && !isOver ? 'joined' : isOver ? 'attended' : 'attending'
  if (layout === 'left') return 'left'
  if (isOver) return 'over'
  return event.attendees >= event.capacity ? 'full' : 'open'
}

/** For visitors with a verified email: use another one, and, right after verifying it, create an account. */
const emailOptions = async (
  visit: Visit,
  { isSignedIn }: Attendee,
  event: string,
  closeHref: string,
): Promise<Pick<EventScreen, 'another' | 'account'>> => {
  if (isSignedIn) return { another: false, account: null }
  const flow = await openFlow(visit, { purpose: 'join-event', travel: null, tour: null, event })
  const back = withModal(closeHref, 'event-join', null, { event })
  return {
    another: true,
    account:
      flow?.step === 'done'
        ? {
            known: flow.known === true,
            loginHref: `${visit.market.paths.login}?${new URLSearchParams({ return: back })}`,
          }
        : null,
  }
}
