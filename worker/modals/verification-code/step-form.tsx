import type { ReactNode } from 'react'
import { staticPath } from '../../../markets/links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Warning } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { withLinks } from '../../ui/with-links.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

type StepFormProps = {
  screen: SignUpScreen
  action: 'address' | 'continue' | 'resend' | 'code' | 'other-address'
  children: ReactNode
}

/** Carries the flow's subject, for browsers without its cookie. */
export const StepForm = ({ screen: { purpose, travel, tour, event, email }, action, children }: StepFormProps) => (
  <form className="step-form" method="post" action={`/api/sign-up/${action}`} noValidate>
    <ReturnField />
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
export const StepProblem = ({ screen: { problem, seconds, minutes, loginHref } }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  if (problem === null) return null
  if (problem !== 'tooMany') return <Warning>{t(`signUp.problem-${problem}`, { count: seconds })}</Warning>
  if (minutes === 0) return null
  const login = { href: loginHref, label: t('signUp.passwordLogin') }
  return <Warning>{withLinks(t, 'signUp.problem-tooMany', { login }, { count: minutes })}</Warning>
}

type AccountOfferProps = { account: { known: boolean; loginHref: string } }

/** After verifying an email: create a password or sign in. */
export const AccountOffer = ({ account: { known, loginHref } }: AccountOfferProps) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t(known ? 'signUp.doneExisting' : 'signUp.doneNew')}</p>
      <ButtonLink href={loginHref} rel="nofollow" variant="secondary">
        {t(known ? 'account.login' : 'signUp.createPassword')}
      </ButtonLink>
    </>
  )
}

/** Terms and privacy, which sending accepts. */
export const LegalNote = ({ children }: { children?: ReactNode }) => {
  const { t, market } = useRenderContext()
  return (
    <p className="note">
      {children}
      {withLinks(t, 'signUp.legal', {
        terms: { href: staticPath(market, 'legal-terms-conditions'), label: t('signUp.terms') },
        privacy: { href: staticPath(market, 'legal-privacy-policy'), label: t('signUp.privacy') },
      })}
    </p>
  )
}
