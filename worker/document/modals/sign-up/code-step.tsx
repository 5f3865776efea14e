import { CODE_DIGITS } from '../../../../shared/contracts/one-time-codes.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { OtherAddress } from './second-step.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'
import { StepForm, StepProblem } from './step-form.tsx'

const FIELD = 'sign-up-code'
const ABOUT_THE_CODE = ['badCode', 'wrongCode', 'spentCode']

/** Step 3: the code. When it was right and only keeping failed, a button that tries that again. */
export const CodeStep = ({ screen }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  const { problem, seconds, sentAgain, proven, email } = screen
  if (proven)
    return (
      <StepForm screen={screen} action="code">
        <StepProblem screen={screen} />
        <Button>{t('signUp.retrySave')}</Button>
      </StepForm>
    )
  const wrong = problem !== null && ABOUT_THE_CODE.includes(problem)
  return (
    <>
      <p>{t('signUp.codeText', { email })}</p>
      {sentAgain && (
        <Notice tone="success" icon="check" role="status">
          <p>{t('signUp.resent')}</p>
        </Notice>
      )}
      <StepForm screen={screen} action="code">
        {!wrong && <StepProblem screen={screen} />}
        <Field id={FIELD} label={t('signUp.code')} {...(wrong && { hint: t(`signUp.problem-${problem}`) })}>
          <input
            className="control code-control tabular"
            id={FIELD}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9 .\\-]{${CODE_DIGITS},12}`}
            maxLength={20}
            required
            {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${FIELD}-hint` })}
          />
        </Field>
        <Button>{t('signUp.confirm')}</Button>
      </StepForm>
      <StepForm screen={screen} action="resend">
        {seconds > 0 && (
          <p className="modal-note" data-countdown={seconds}>
            {t('signUp.resendLater', { seconds })}
          </p>
        )}
        <Button variant="quiet">{t('signUp.resend')}</Button>
      </StepForm>
      <OtherAddress screen={screen} />
    </>
  )
}
