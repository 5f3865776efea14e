const ACTIVE = [
  'a[href]',
  'form button:not([type="button"])',
  'button[popovertarget]',
  'button[commandfor]',
  'input:is([type="submit"], [type="image"], [type="reset"], [type="checkbox"], [type="radio"], [type="file"])',
  'summary',
  'label',
].join()

/**
 * Whether the browser itself has handled this event, so that replaying it would act twice. Enter and Space cause
 * separate click events.
 */
export const wasHandledNatively = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || (event.key === ' ' && !isText(event.target))
  return event.target instanceof Element && event.target.closest(ACTIVE) !== null
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')
