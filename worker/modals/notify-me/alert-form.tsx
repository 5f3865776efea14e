import type { ReactNode } from 'react'
import type { AlertSubject } from '../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import type { ModalSubject } from '../../../shared/modals/modal-url.ts'
import { TextField } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { NotifyScreen } from './notify-screen.ts'

type About = Pick<NotifyScreen, 'travel' | 'tour'>

export const subjectOf = ({ travel, tour }: About): ModalSubject => ({ travel, ...(tour !== null && { tour }) })

type AlertFormProps = {
  screen: About
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
    <ReturnField />
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
          {formatDateRange(site.date, tour.startingDate, tour.endingDate)} <StatusPill status={tour.status} />
        </>
      )}
    </p>
  )
}

export const PhoneField = ({ typed, wrong }: { typed: string; wrong: boolean }) => {
  const { t } = useRenderContext()
  return (
    <TextField
      id="alert-phone"
      label={t('alerts.phone')}
      problem={wrong ? t('alerts.phoneBad') : null}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      defaultValue={typed}
    />
  )
}
