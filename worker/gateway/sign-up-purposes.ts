import type { SignUpPurpose } from '../../shared/sign-up/steps.ts'
import { createAlert, phoneDetails } from '../features/alerts/create-alert.ts'
import { saveConsent } from '../features/sign-up/consent.ts'
import { NOT_SAVED, type Purpose } from '../features/sign-up/purpose.ts'
import { verifiedEmailCookies } from '../features/sign-up/verified-email.ts'
import { bindWishlist } from '../features/sign-up/wishlist-sync.ts'
import { joinVerified } from '../features/wemeet/attendee.ts'

/** What completes each purpose of the sign-up flow. */
export const PURPOSES: Readonly<Partial<Record<SignUpPurpose, Purpose>>> = {
  wishlist: { complete: bindWishlist },
  'notify-me': { details: phoneDetails, complete: createAlert },
  'group-info': {
    complete: async (visit, flow) => {
      const { email, known } = flow
      if (!(await saveConsent(visit, flow))) return NOT_SAVED
      const verified = { email, opens: 'group', hasAccount: known === true } as const
      return { isSaved: true, cookies: await verifiedEmailCookies(visit, verified) }
    },
  },
  'join-event': { complete: joinVerified },
}
