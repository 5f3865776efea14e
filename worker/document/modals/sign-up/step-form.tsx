import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

type StepFormProps = {
  screen: SignUpScreen
  action: 'address' | 'continue' | 'resend' | 'code' | 'other-address'
  children: ReactNode
}

/** Carries the flow's subject, for browsers without its cookie. */
export const StepForm = ({ screen: { purpose, travel, tour, event, email }, action, children }: StepFormProps) => (
  <form className="step-form" method="post" action={`/api/sign-up/${action}`} noValidate>
    <input type="hidden" name="purpose" value={purpose} />
    {travel !== null && <input type="hidden" name="travel" value={travel} />}
    {tour !== null && <input type="hidden" name="tour" value={tour} />}
    {event !== null && <input type="hidden" name="event" value={event} />}
    {/* Another tab may have changed the email. */}
    {action !== 'address' && <input type="hidden" name="was" value={email} />}
    {children}
  </form>
)

/** Problem that concerns no single field. */
export const StepProblem = ({ screen: { problem, seconds } }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  return problem === null ? null : (
    <Notice tone="warning" role="alert">
      <p>{t(`signUp.problem-${problem}`, { seconds })}</p>
    </Notice>
  )
}
