import type { PrivateModal } from '../define-modal.ts'
import { loadSignUp } from './load-sign-up.ts'
import { type VerificationScreen, verificationView } from './verification-view.tsx'

export const verificationCodeModal: PrivateModal<VerificationScreen> = {
  size: 'small',
  layouts: ['step', 'no-cookies'],
  load: loadSignUp,
  view: verificationView,
}
