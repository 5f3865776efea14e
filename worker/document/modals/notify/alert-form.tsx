import type { ReactNode } from 'react'
import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../ui/date-range.ts'
import { Field } from '../../../ui/field.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { NotifyScreen } from './notify-screen.ts'

type AlertFormProps = {
  screen: Pick<NotifyScreen, 'travel' | 'tour'>
  /** Path below /api/alerts; empty for a new alert. */
  action?: string
  className?: string
  children: ReactNode
}

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
