import type { ContactField } from '../../shared/contacts/contact-form.ts'
import type { SharedList } from '../../shared/contracts/wishlist.ts'
import type { ContactDraft } from '../document/modals/chat/chat-screen.ts'
import type { AlertsView } from '../pages/alerts/alerts-view.ts'
import type { AskView } from '../pages/search-ai/ask-view.ts'
import type { WishlistView } from '../pages/wishlist/wishlist-view.ts'

/** Why a form post is rejected: cross-site, invalid, too large, or to a URL that accepts none. */
export type Refusal = 'foreign' | 'unknown' | 'too large' | 'not accepted'
export const REFUSAL_STATUS = {
  foreign: 403,
  unknown: 400,
  'too large': 413,
  'not accepted': 405,
} as const satisfies Record<Refusal, number>

/** Reasons why a sign-in failed (features/session/sign-in-result.ts). */
export const SIGN_IN_STATUS = {
  unavailable: 503,
  failed: 400,
  expired: 400,
  user: 503,
  privacy: 403,
  admin: 403,
} as const
export type SignInMessage = keyof typeof SIGN_IN_STATUS

/** Result of a friend's vote. */
export type VoteNotice = 'kept' | 'bad-name' | 'full' | 'failed'
export const VOTE_STATUS = {
  kept: 200,
  'bad-name': 422,
  full: 409,
  failed: 503,
} as const satisfies Record<VoteNotice, number>

/** Input of a vote that was rejected. */
export type TypedVote = { name: string; tours: readonly string[] }

/** Why a message to customer care was rejected. */
export type ContactProblem = 'fields' | 'too many' | 'failed'
export const CONTACT_STATUS = {
  fields: 422,
  'too many': 429,
  failed: 503,
} as const satisfies Record<ContactProblem, number>

/** What the private entrypoint renders. */
export type PrivateView =
  /** The public page of the key, below a modal of this visitor's own. */
  | { view: 'page' }
  | { view: 'wishlist'; page: WishlistView }
  | { view: 'alerts'; page: AlertsView }
  /** The AI search with a visitor's question and its answer. */
  | { view: 'ask'; page: AskView }
  /** A shared list; null when the link is invalid or, with `failed`, when loading failed. */
  | {
      view: 'shared-list'
      list: SharedList | null
      token: string
      notice: VoteNotice | null
      failed: boolean
      typed: TypedVote | null
    }
  /** A rejected form post; `back` is where the visitor came from. */
  | { view: 'refused'; reason: Refusal; back: string }
  /** Confirms a form post of unknown origin. */
  | { view: 'confirm'; action: string; fields: Readonly<Record<string, string>>; token: string }
  /** The contact form with the visitor's input. */
  | { view: 'contact'; problem: ContactProblem; fields: readonly ContactField[]; draft: ContactDraft }
  /** `retry` is the path to sign in again. */
  | { view: 'sign-in'; message: SignInMessage; retry: string }
