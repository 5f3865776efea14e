/** Values of the chatbot modal's parameter `layout`. */
export const CHAT_STEPS = ['chat', 'contact', 'sent'] as const
export type ChatStep = (typeof CHAT_STEPS)[number]

/** Characters; the rest is ignored. */
export const MAX_QUESTION = 300
/** Questions of a conversation that are stored. */
export const MAX_TURNS = 6
