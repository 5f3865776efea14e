/**
 * Puts everything beside an element and its ancestors out of reach. The browser's own modal dialog leaves scrolling
 * rows behind it to Tab. Messages stay: they speak of what is in front.
 */
export const setInertBeside = (element: Element): void => {
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    for (const each of at.parentElement.children)
      if (each !== at && each.id !== 'toast') each.toggleAttribute('inert', true)
}

/** Puts the whole page within reach again; nothing but a modal and the menu of phones takes it away. */
export const clearInert = (): void => {
  for (const each of document.querySelectorAll('[inert]')) each.removeAttribute('inert')
}
