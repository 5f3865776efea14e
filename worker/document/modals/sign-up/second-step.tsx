import { Button } from '../../../ui/button.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'
import { StepForm, StepProblem } from './step-form.tsx'

/** Step 2: a new user says yes or no to marketing mail; an existing one asks for the code. */
export const SecondStep = ({ screen }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  const isNew = screen.step === 'step-2-new-user'
  return (
    <>
      <p>{isNew ? t('signUp.newText') : t('signUp.existingText', { email: screen.email })}</p>
      <StepForm screen={screen} action="continue">
        <StepProblem screen={screen} />
        {isNew && <p className="modal-note">{t('signUp.marketingText')}</p>}
        {isNew ? (
          <div className="step-choices">
            <Button variant="secondary" name="marketing" value="accept">
              {t('signUp.accept')}
            </Button>
            <Button variant="secondary" name="marketing" value="decline">
              {t('signUp.decline')}
            </Button>
          </div>
        ) : (
          <Button icon="mail">{t('signUp.sendCode')}</Button>
        )}
      </StepForm>
      <OtherAddress screen={screen} />
    </>
  )
}

/** Back to step 1, with what was typed. */
export const OtherAddress = ({ screen }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  return (
    <StepForm screen={screen} action="other-address">
      <Button variant="quiet">{t('signUp.otherAddress')}</Button>
    </StepForm>
  )
}
