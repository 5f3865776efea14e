/** What the chatbot modal shows, as values of its parameter `layout`: the talk, the way to a person, and that the message is on its way. */
export const CHAT_STEPS = ['chat', 'contact', 'sent'] as const
export type ChatStep = (typeof CHAT_STEPS)[number]

/** A question is read up to here (characters). */
export const MAX_QUESTION = 300
/** Questions of a talk that are kept: the latest. */
export const MAX_TURNS = 6
