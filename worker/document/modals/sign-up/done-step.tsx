import { ButtonLink } from '../../../ui/button.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { MODAL_CLOSE_CLASS } from '../modal.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

/** The end: the address is confirmed; a new user makes a password, an existing one signs in. */
export const DoneStep = ({ screen: { known, loginHref, closeHref } }: { screen: SignUpScreen }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t(known === true ? 'signUp.doneExisting' : 'signUp.doneNew')}</p>
      <div className="step-choices">
        <ButtonLink href={loginHref} rel="nofollow">
          {t(known === true ? 'account.login' : 'signUp.createPassword')}
        </ButtonLink>
        <ButtonLink href={closeHref} variant="secondary" className={MODAL_CLOSE_CLASS}>
          {t('signUp.later')}
        </ButtonLink>
      </div>
    </>
  )
}
