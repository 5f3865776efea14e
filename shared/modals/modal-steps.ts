/** Values of the notify-me modal's parameter `layout`: forms and their results. */
export const NOTIFY_STEPS = [
  'alert',
  'remove',
  'reasons',
  'no-reason',
  'failed-removal',
  'bad-phone',
  'failed',
  'removed',
  'unknown',
  'signed-out',
  'signed-out-removal',
] as const
export type NotifyStep = (typeof NOTIFY_STEPS)[number]

/** Values of the chatbot modal's parameter `layout`. */
export const CHAT_STEPS = ['chat', 'contact', 'sent'] as const
export type ChatStep = (typeof CHAT_STEPS)[number]

/** Maximum characters of a question; the rest is ignored. */
export const MAX_QUESTION = 300
/** Maximum stored questions of a conversation. */
export const MAX_TURNS = 6

/** Values of the event modal's parameter `layout`: the form and its results. */
export const JOIN_STEPS = ['place', 'joined', 'left', 'failed'] as const
export type JoinStep = (typeof JOIN_STEPS)[number]
