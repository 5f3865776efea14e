import type { ReactNode } from 'react'
import { staticPath } from '../../../../markets/links.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { withLinks } from '../../../ui/with-links.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'
import { StepForm, StepProblem } from './step-form.tsx'

const FIELD = 'sign-up-email'

type AddressStepProps = {
  screen: SignUpScreen
  extra?: ReactNode
  /** The purpose's own call to action. */
  action?: string
}

/** Step 1; sending accepts privacy and terms. */
export const AddressStep = ({ screen, extra, action }: AddressStepProps) => {
  const { t, market, signIn } = useRenderContext()
  const wrong = screen.problem === 'badEmail'
  return (
    <>
      {action === undefined && <p>{t(`signUp.text-${screen.purpose}`)}</p>}
      <StepForm screen={screen} action="address">
        {!wrong && screen.problem !== 'badPhone' && <StepProblem screen={screen} />}
        <Field id={FIELD} label={t('layout.email')} {...(wrong && { hint: t('signUp.problem-badEmail') })}>
          <input
            className="control"
            id={FIELD}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={screen.email}
            {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${FIELD}-hint` })}
          />
        </Field>
        {extra}
        <Button>{action ?? t('signUp.next')}</Button>
        <p className="note">
          {withLinks(t, 'signUp.legal', {
            terms: { href: staticPath(market, 'legal-terms-conditions'), label: t('signUp.terms') },
            privacy: { href: staticPath(market, 'legal-privacy-policy'), label: t('signUp.privacy') },
          })}
        </p>
      </StepForm>
      {signIn && (
        <p>
          {t('signUp.haveAccount')}{' '}
          <a href={screen.loginHref} rel="nofollow">
            {t('account.login')}
          </a>
        </p>
      )}
    </>
  )
}
