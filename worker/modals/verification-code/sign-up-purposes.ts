import type { SignUpPurpose } from '../../../shared/sign-up/steps.ts'
import { createAlert, phoneDetails } from '../../features/alerts/create-alert.ts'
import { saveConsent } from '../../features/sign-up/consent.ts'
import { type Completion, NOT_SAVED, type Purpose, type SignUpFlow } from '../../features/sign-up/flow.ts'
import { verifiedEmailCookies } from '../../features/sign-up/verified-email.ts'
import { joinVerified } from '../../features/wemeet/attendee.ts'
import { listCookie, listOwner } from '../../features/wishlist/list-cookie.ts'
import { bindEmail } from '../../features/wishlist/wishlist-calls.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'

/** Binds the visitor's list to the verified email, so that it is available on any device after sign-in. */
const bindWishlist = async (visit: Visit, flow: SignUpFlow): Promise<Completion> => {
  const owner = await listOwner(visit)
  const isSaved =
    (await saveConsent(visit, flow)) && (await bindEmail(userApi(visit, { owner: owner.id }), { email: flow.email }))
  return { isSaved, cookies: [listCookie(owner)] }
}

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
