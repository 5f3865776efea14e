import type { ReactNode } from 'react'
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
