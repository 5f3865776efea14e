import type { ChatStep } from '../../../../shared/chat/chat-steps.ts'
import type { ChatEntry } from '../../../../shared/chat/find-entries.ts'
import type { SmallTalk } from '../../../../shared/chat/language.ts'
import type { TypedContact } from '../../../../shared/contacts/contact-form.ts'
import type { FilterState } from '../../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../../shared/contracts/money.ts'
import type { Travel } from '../../../../shared/contracts/travel.ts'

/** Trips that a question asks for: the first of them, and the search that has all. */
export type ChatTrips = {
  travels: Pick<Travel, 'slug' | 'title' | 'destinationLabel' | 'days' | 'bestTour'>[]
  total: number
  filter: FilterState
  /** The one that its prices are meant in. */
  currency: CurrencyCode
  /** What was understood, in words. */
  what: string
}

/** What the assistant says to a question. */
export type ChatAnswer =
  | { kind: 'entry'; entry: ChatEntry; related: ChatEntry[]; trips: ChatTrips | null }
  | { kind: 'trips'; trips: ChatTrips; unread: readonly string[] }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'unknown'; related: ChatEntry[] }
  /** Nothing could be looked up just now. */
  | { kind: 'unavailable' }

export type ChatTurn = { question: string; answer: ChatAnswer }

/** A provider's live chat; null while there is none. */
export type LiveChat = {
  /** The loader's address. */
  src: string
  /** Dotted path of the function that opens it; null where it opens by itself. */
  open: string | null
} | null

/** What the chatbot modal shows (spec section 2). */
export type ChatScreen = {
  step: ChatStep
  turns: ChatTurn[]
  /** Questions to begin with. */
  suggestions: string[]
  live: LiveChat
  contact: ContactDraft
  /** The page without its modal. */
  closeHref: string
}

/** The contact form as it is shown. */
export type ContactDraft = {
  /** Of the message: sent again, it is the same one. */
  id: string
  /** Path of the page that it is written on. */
  page: string
  typed: TypedContact
}
