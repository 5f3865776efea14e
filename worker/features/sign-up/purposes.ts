import type { Context } from 'hono'
import type { SignUpProblem, SignUpPurpose } from '../../../shared/sign-up/steps.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { createAlert, phoneDetails } from '../alerts/create-alert.ts'
import { joinProven } from '../wemeet/join-proven.ts'
import type { SignUpFlow } from './flow.ts'
import { keepConsent } from './keep-consent.ts'
import { rememberAddress } from './verified-email.ts'
import { keepWishlist } from './wishlist-sync.ts'

type Form = Readonly<Record<string, string>>

/** What is particular to one purpose of the flow. */
type Purpose = {
  /** Reads what the first step asks besides the address. Absent: nothing. */
  details?: (form: Form) => { details: Record<string, string>; problem: SignUpProblem | null }
  /**
   * Keeps what the visitor asked for, now that the address is theirs. May be called again for the same flow. False
   * when it could not be kept: the visitor is told, and tries again without another code.
   */
  keep: (c: Context<GatewayApp>, flow: SignUpFlow) => Promise<boolean>
}

/** What is done for whoever has proven an address. A new purpose is a new line. */
export const PURPOSES: Readonly<Partial<Record<SignUpPurpose, Purpose>>> = {
  wishlist: { keep: keepWishlist },
  'notify-me': { details: phoneDetails, keep: createAlert },
  'group-info': {
    keep: async (c, flow) => {
      const { email, known } = flow
      if (!(await keepConsent(c, flow))) return false
      await rememberAddress(c, { email, opens: 'group', hasAccount: known === true })
      return true
    },
  },
  'join-event': { keep: joinProven },
}
