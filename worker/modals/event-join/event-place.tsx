import type { ReactNode } from 'react'
import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import { CloseButton, type ModalScreen } from '../../shell/modal.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice, Warning } from '../../ui/notice.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { AccountOffer } from '../verification-code/step-form.tsx'

/** Values of the parameter `layout`: the form and its results. */
export const JOIN_STEPS = ['place', 'joined', 'left', 'failed'] as const

export const eventModal = ({ t }: RenderContext, screen: EventScreen): ModalScreen => ({
  title: t(`wemeet.place-${screen.state}`),
  body: <EventBody screen={screen} />,
})

const EventBody = ({ screen }: { screen: EventScreen }) => {
  const { t } = useRenderContext()
  const { state, event, email, another, account, problem, slug, closeHref } = screen
  const isTheirs = state === 'joined' || state === 'attending'
  return (
    <>
      {problem && <Warning>{t('wemeet.failed')}</Warning>}
      {state !== 'open' && (
        <Notice
          tone={state === 'joined' ? 'success' : state === 'unavailable' ? 'warning' : 'info'}
          icon={isTheirs ? 'check' : 'info'}
          role="status"
        >
          <p>{t(`wemeet.placeText-${state}`, { email: email ?? '' })}</p>
        </Notice>
      )}
      {event !== null && <EventFacts event={event} />}
      {state === 'open' && (
        <PlaceForm action="join" event={slug}>
          <p className="note">{t('wemeet.joinAs', { email: email ?? '' })}</p>
          <Button icon="check">{t('wemeet.joinConfirm')}</Button>
        </PlaceForm>
      )}
      {isTheirs && (
        <>
          <ButtonLink href={`/api/event.ics?${new URLSearchParams({ event: slug })}`} icon="calendar">
            {t('wemeet.calendar')}
          </ButtonLink>
          <PlaceForm action="leave" event={slug}>
            <Button variant="quiet">{t('wemeet.leave')}</Button>
          </PlaceForm>
        </>
      )}
      {!isTheirs && state !== 'open' && <CloseButton href={closeHref}>{t('modals.close')}</CloseButton>}
      {another && state === 'open' && (
        <form className="step-form" method="post" action="/api/sign-up/other-address">
          <ReturnField />
          <input type="hidden" name="purpose" value="join-event" />
          <input type="hidden" name="event" value={slug} />
          <Button variant="quiet">{t('signUp.otherAddress')}</Button>
        </form>
      )}
      {account !== null && isTheirs && <AccountOffer account={account} />}
    </>
  )
}

const EventFacts = ({ event }: { event: NonNullable<EventScreen['event']> }) => {
  const { market } = useRenderContext()
  const { date, from, to } = eventTimes(market.locale, event)
  return (
    <p>
      <strong>{event.title}</strong>
      <br />
      {date}, {from}–{to}
      <br />
      {event.place}, {event.city.name}
    </p>
  )
}

type PlaceFormProps = { action: 'join' | 'leave'; event: string; children: ReactNode }

const PlaceForm = ({ action, event, children }: PlaceFormProps) => (
  <form className="step-form" method="post" action={`/api/wemeet/${action}`}>
    <ReturnField />
    <input type="hidden" name="event" value={event} />
    {children}
  </form>
)

export type EventScreen = {
  slug: string
  /** joined: just now; attended: the event has begun; left: cancelled by the visitor. */
  state: 'open' | 'joined' | 'attending' | 'attended' | 'left' | 'full' | 'over' | 'cancelled' | 'unavailable'
  /** Null when the back end fails. */
  event: WemeetEvent | null
  /** Null for unknown visitors. */
  email: string | null
  /** Visitors who are not signed in may verify another email. */
  another: boolean
  /** After verifying an email: create a password or sign in. */
  account: { known: boolean; loginHref: string } | null
  problem: boolean
  closeHref: string
}
