import type { PrivateModal } from '../define-modal.ts'
import { eventModal } from '../event-join/event-place.tsx'
import { groupInfoModal } from '../group-info/modal.tsx'
import { PhoneField } from '../notify-me/alert-form.tsx'
import { loadSignUp, type VerificationScreen } from './load-sign-up.ts'
import { signUpModal } from './sign-up-modal.tsx'
import type { SignUpScreen } from './sign-up-screen.ts'

export const verificationCodeModal: PrivateModal<VerificationScreen> = {
  size: 'small',
  layouts: ['step', 'no-cookies'],
  load: loadSignUp,
  view: (site, screen) => {
    if ('purpose' in screen) return signUpModal(site, screen, phoneOf(screen))
    return 'slug' in screen ? eventModal(site, screen) : groupInfoModal.view(site, screen)
  },
}

/** The field of an alert's form besides the email. */
const phoneOf = ({ purpose, travel, details, problem }: SignUpScreen) =>
  purpose === 'notify-me' && travel !== null ? (
    <PhoneField typed={details.phone ?? ''} wrong={problem === 'badPhone'} />
  ) : undefined
