import type { ChatEntry } from '../../../shared/chat/find-entries.ts'
import type { SmallTalk } from '../../../shared/chat/language.ts'
import type { TypedContact } from '../../../shared/contacts/contact-form.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import type { ChatStep } from '../../../shared/modals/modal-steps.ts'

export type ChatTrips = {
  travels: Pick<Travel, 'slug' | 'title' | 'destinationLabel' | 'days' | 'bestTour'>[]
  total: number
  filter: FilterState
  currency: CurrencyCode
}

export type ChatReply =
  | { kind: 'entry'; entry: ChatEntry; related: ChatEntry[]; trips: ChatTrips | null }
  | { kind: 'trips'; trips: ChatTrips; isPartial: boolean }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'unknown'; related: ChatEntry[] }
  | { kind: 'unavailable' }

export type ChatTurn = { question: string; answer: ChatReply }

export type LiveChat = {
  /** URL of the loader. */
  src: string
  /** Dotted path of the opening function; null when it opens by itself. */
  open: string | null
} | null

export type ChatScreen = {
  step: ChatStep
  turns: ChatTurn[]
  suggestions: string[]
  live: LiveChat
  contact: ContactDraft
  closeHref: string
}

export type ContactDraft = {
  /** Id of the message: resending it is idempotent. */
  id: string
  page: string
  typed: TypedContact
}
