/** Makes all but an element and the toast inert: native modal dialogs leave scrolling rows in the tab order. */
export const setInertBeside = (element: Element): void => {
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    for (const each of at.parentElement.children)
      if (each !== at && each.id !== 'toast') each.toggleAttribute('inert', true)
}

export const clearInert = (): void => {
  for (const each of document.querySelectorAll('[inert]')) each.removeAttribute('inert')
}
