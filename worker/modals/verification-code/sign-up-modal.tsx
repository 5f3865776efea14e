import { pluralForms } from '../../../markets/translate.ts'
import { CODE_DIGITS } from '../../../shared/contracts/one-time-codes.ts'
import { CloseButton, type ModalScreen } from '../../shell/modal.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { EmailStep } from './email-step.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'
import { StepForm, StepProblem } from './step-form.tsx'

/** One dialog for every purpose (spec section 4). */
export const signUpModal = ({ t }: RenderContext, screen: SignUpScreen): ModalScreen => {
  switch (screen.step) {
    case 'step-1':
      return { title: t(`signUp.title-${screen.purpose}`), body: <EmailStep screen={screen} /> }
    case 'step-2-new-user':
      return { title: t('signUp.newTitle'), body: <SecondStep screen={screen} /> }
    case 'step-2-existing-user':
      return { title: t('signUp.existingTitle'), body: <SecondStep screen={screen} /> }
    case 'step-3':
      return { title: t('signUp.codeTitle'), body: <CodeStep screen={screen} /> }
    case 'done':
      return { title: t(`signUp.done-${screen.purpose}`), body: <DoneStep screen={screen} /> }
  }
}

const SecondStep = ({ screen }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  const isNew = screen.step === 'step-2-new-user'
  return (
    <>
      <p>{isNew ? t('signUp.newText') : t('signUp.existingText', { email: screen.email })}</p>
      <StepForm screen={screen} action="continue">
        <StepProblem screen={screen} />
        {isNew && <p className="note">{t('signUp.marketingText')}</p>}
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

const OtherAddress = ({ screen }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  return (
    <StepForm screen={screen} action="other-address">
      <Button variant="quiet">{t('signUp.otherAddress')}</Button>
    </StepForm>
  )
}

const ABOUT_THE_CODE = ['badCode', 'wrongCode', 'spentCode']

/** Step 3; with the code verified and saving failed, only a retry button. */
const CodeStep = ({ screen }: { screen: SignUpScreen }) => {
  const { t, market } = useRenderContext()
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
        <TextField
          className="control code-control tabular"
          id="sign-up-code"
          label={t('signUp.code')}
          problem={wrong ? t(`signUp.problem-${problem}`) : null}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9 .\\-]{${CODE_DIGITS},12}`}
          maxLength={20}
          required
        />
        <Button>{t('signUp.confirm')}</Button>
      </StepForm>
      <StepForm screen={screen} action="resend">
        {seconds > 0 && (
          <p
            className="note"
            data-countdown={seconds}
            data-forms={JSON.stringify(pluralForms(market, 'signUp.resendLater'))}
          >
            {t('signUp.resendLater', { count: seconds })}
          </p>
        )}
        <Button variant="quiet">{t('signUp.resend')}</Button>
      </StepForm>
      <OtherAddress screen={screen} />
    </>
  )
}

const DoneStep = ({ screen: { known, loginHref, closeHref } }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t(known === true ? 'signUp.doneExisting' : 'signUp.doneNew')}</p>
      <div className="step-choices">
        <ButtonLink href={loginHref} rel="nofollow">
          {t(known === true ? 'account.login' : 'signUp.createPassword')}
        </ButtonLink>
        <CloseButton href={closeHref}>{t('signUp.later')}</CloseButton>
      </div>
    </>
  )
}
