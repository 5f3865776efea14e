import type { ReactNode } from 'react'
import type { RenderContext } from '../../../ui/render-context.tsx'
import type { ModalScreen } from '../modal.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { SecondStep } from './second-step.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

/**
 * The anonymous visitor's flow (spec section 4): one dialog, a step at a time, each a form that posts and leads back to
 * this dialog. The same for every purpose; what is particular is in the words (`signUp.title-…`) and in `extra`.
 * @param extra fields that the purpose asks for in the first step
 */
export const signUpModal = ({ t }: RenderContext, screen: SignUpScreen, extra?: ReactNode): ModalScreen => {
  switch (screen.step) {
    case 'step-1':
      return { title: t(`signUp.title-${screen.purpose}`), body: <AddressStep screen={screen} extra={extra} /> }
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
