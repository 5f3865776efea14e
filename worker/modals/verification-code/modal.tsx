import type { PrivateModal } from '../define-modal.ts'
import { eventModal } from '../event-join/event-place.tsx'
import { groupInfoModal } from '../group-info/modal.tsx'
import { notifyMeModal } from '../notify-me/modal.ts'
import { loadSignUp, type VerificationScreen } from './load-sign-up.ts'
import { signUpModal } from './sign-up-modal.tsx'

export const verificationCodeModal: PrivateModal<VerificationScreen> = {
  size: 'small',
  layouts: ['step', 'no-cookies', 'done'],
  load: loadSignUp,
  view: (site, screen) => {
    if ('purpose' in screen) return signUpModal(site, screen)
    if ('begun' in screen) return notifyMeModal.view(site, screen)
    return 'slug' in screen ? eventModal(site, screen) : groupInfoModal.view(site, screen)
  },
}
