import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'
import { LegalNote, StepForm, StepProblem } from './step-form.tsx'

type EmailStepProps = {
  screen: SignUpScreen
  extra?: ReactNode
  /** The purpose's own call to action. */
  action?: string
}

/** Step 1; sending accepts privacy and terms. */
export const EmailStep = ({ screen, extra, action }: EmailStepProps) => {
  const { t, signIn } = useRenderContext()
  const wrong = screen.problem === 'badEmail'
  return (
    <>
      {action === undefined && <p>{t(`signUp.text-${screen.purpose}`)}</p>}
      <StepForm screen={screen} action="address">
        {!wrong && screen.problem !== 'badPhone' && <StepProblem screen={screen} />}
        <TextField
          id="sign-up-email"
          label={t('layout.email')}
          problem={wrong ? t('signUp.problem-badEmail') : null}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={screen.email}
        />
        {extra}
        <Button>{action ?? t('signUp.next')}</Button>
        <LegalNote />
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
