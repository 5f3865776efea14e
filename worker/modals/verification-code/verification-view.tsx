import type { ModalScreen } from '../../shell/modal.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import { type EventScreen, eventModal } from '../event-join/event-place.tsx'
import type { GroupScreen } from '../group-info/group-body.tsx'
import { groupInfoModal } from '../group-info/modal.tsx'
import { PhoneField } from '../notify-me/alert-form.tsx'
import { signUpModal } from './sign-up-modal.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

/** A step of the sign-up, or what it was for. */
export type VerificationScreen = SignUpScreen | EventScreen | GroupScreen

export const verificationView = (site: RenderContext, screen: VerificationScreen): ModalScreen => {
  if ('purpose' in screen) return signUpModal(site, screen, phoneOf(screen))
  return 'slug' in screen ? eventModal(site, screen) : groupInfoModal.view(site, screen)
}

/** The field of an alert's form besides the email. */
const phoneOf = ({ purpose, travel, details, problem }: SignUpScreen) =>
  purpose === 'notify-me' && travel !== null ? (
    <PhoneField typed={details.phone ?? ''} wrong={problem === 'badPhone'} />
  ) : undefined
