/** Steps of the notify-me modal, by the parameter `layout`; the last ones say what has become of a form. */
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
