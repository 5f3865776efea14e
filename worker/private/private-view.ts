import type { ContactField } from '../../shared/contacts/contact-form.ts'
import type { SharedList } from '../../shared/contracts/wishlist.ts'
import type { ContactDraft } from '../document/modals/chat/chat-screen.ts'
import type { AlertsView } from '../pages/alerts/alerts-view.ts'
import type { AskView } from '../pages/search-ai/ask-view.ts'
import type { WishlistView } from '../pages/wishlist/wishlist-view.ts'

/**
 * Why a form post is refused: sent by another site, asking for what does not exist, larger than any form of ours, or
 * to an address that takes none.
 */
export type Refusal = 'foreign' | 'unknown' | 'too large' | 'not accepted'
export const REFUSAL_STATUS = {
  foreign: 403,
  unknown: 400,
  'too large': 413,
  'not accepted': 405,
} as const satisfies Record<Refusal, number>

/** What there is to say when sign-in does not end as it should (worker/features/session/sign-in-answers.ts). */
export const SIGN_IN_STATUS = {
  unavailable: 503,
  failed: 400,
  expired: 400,
  user: 503,
  privacy: 403,
  admin: 403,
} as const
export type SignInMessage = keyof typeof SIGN_IN_STATUS

/** What has become of a friend's vote. */
export type VoteNotice = 'kept' | 'bad-name' | 'full' | 'failed'
export const VOTE_STATUS = {
  kept: 200,
  'bad-name': 422,
  full: 409,
  failed: 503,
} as const satisfies Record<VoteNotice, number>

/** What a friend has typed and ticked in a vote that could not be taken. */
export type TypedVote = { name: string; tours: readonly string[] }

/** Why a message to customer care could not be taken. */
export type ContactProblem = 'fields' | 'too many' | 'failed'
export const CONTACT_STATUS = {
  fields: 422,
  'too many': 429,
  failed: 503,
} as const satisfies Record<ContactProblem, number>

/** What the private entrypoint can show. */
export type PrivateView =
  /** The public page of the key, below a modal of this visitor's own. */
  | { view: 'page' }
  | { view: 'wishlist'; page: WishlistView }
  | { view: 'alerts'; page: AlertsView }
  /** The AI search, with what a visitor asks and its answer. */
  | { view: 'ask'; page: AskView }
  /** A list that somebody shares; null when the link is no good, or, with `failed`, when it cannot be told. */
  | {
      view: 'shared-list'
      list: SharedList | null
      token: string
      notice: VoteNotice | null
      failed: boolean
      typed: TypedVote | null
    }
  /** Says that a form post was not accepted, and why; `back` is where the visitor came from. */
  | { view: 'refused'; reason: Refusal; back: string }
  /** Asks to confirm a form post whose origin could not be told. */
  | { view: 'confirm'; action: string; fields: Readonly<Record<string, string>>; token: string }
  /** The contact form again, with all that was typed. */
  | { view: 'contact'; problem: ContactProblem; fields: readonly ContactField[]; draft: ContactDraft }
  /** Says why sign-in did not work. `retry` is the path to try again. */
  | { view: 'sign-in'; message: SignInMessage; retry: string }
