/**
 * Makes everything outside an element inert. Native modal dialogs leave scrolling rows behind them in the tab order.
 * The toast stays reachable: its messages are about what is in front.
 */
export const setInertBeside = (element: Element): void => {
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    for (const each of at.parentElement.children)
      if (each !== at && each.id !== 'toast') each.toggleAttribute('inert', true)
}

export const clearInert = (): void => {
  for (const each of document.querySelectorAll('[inert]')) each.removeAttribute('inert')
}
