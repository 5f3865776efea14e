import type { TypedContact } from '../../../shared/contacts/contact-form.ts'
import type { ChatReply } from '../../features/chat/answer-question.ts'

/** Values of the parameter `layout`. */
export const CHAT_STEPS = ['chat', 'contact', 'sent'] as const

export type ChatTurn = { question: string; answer: ChatReply }

export type LiveChat = {
  /** URL of the loader. */
  src: string
  /** Dotted path of the opening function; null when it opens by itself. */
  open: string | null
} | null

export type ChatScreen = {
  step: (typeof CHAT_STEPS)[number]
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
