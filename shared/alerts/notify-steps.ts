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
