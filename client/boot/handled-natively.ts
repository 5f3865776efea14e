/** What the browser acts upon by itself when it is clicked: following, submitting, ticking, opening. */
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
 * Whether the browser itself has done what this event asks for, so that doing it again would do it twice. Enter
 * submits a form or clicks what has the focus; Space clicks. Their clicks are events of their own.
 */
export const wasHandledNatively = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || (event.key === ' ' && !isText(event.target))
  return event.target instanceof Element && event.target.closest(ACTIVE) !== null
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')
