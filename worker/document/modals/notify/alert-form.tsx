import type { ReactNode } from 'react'
import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../ui/date-range.ts'
import { Field } from '../../../ui/field.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { NotifyScreen } from './notify-screen.ts'

type AlertFormProps = {
  screen: Pick<NotifyScreen, 'travel' | 'tour'>
  /** Below /api/alerts; empty for a new alert. */
  action?: string
  className?: string
  children: ReactNode
}

/** A form about an alert: it says what the alert is about, so that its answer leads back to this modal. */
export const AlertForm = ({
  screen: { travel, tour },
  action = '',
  className = 'step-form',
  children,
}: AlertFormProps) => (
  <form className={className} method="post" action={`/api/alerts${action}`}>
    <input type="hidden" name="travel" value={travel} />
    {tour !== null && <input type="hidden" name="tour" value={tour} />}
    {children}
  </form>
)

/** What an alert is about: the trip, and its departure with its status. */
export const AlertSubjectLine = ({ subject: { travel, tour } }: { subject: AlertSubject }) => {
  const site = useRenderContext()
  return (
    <p>
      <strong>{travel.title}</strong>
      {tour !== null && (
        <>
          <br />
          {formatDateRange(site, tour.startingDate, tour.endingDate)} <StatusPill status={tour.status} />
        </>
      )}
    </p>
  )
}

const FIELD = 'alert-phone'

/** A phone number that nobody has to give. */
export const PhoneField = ({ typed, wrong }: { typed: string; wrong: boolean }) => {
  const { t } = useRenderContext()
  return (
    <Field id={FIELD} label={t('alerts.phone')} {...(wrong && { hint: t('alerts.phoneBad') })}>
      <input
        className="control"
        id={FIELD}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={typed}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${FIELD}-hint` })}
      />
    </Field>
  )
}
