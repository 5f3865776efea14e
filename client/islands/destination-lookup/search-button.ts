/**
 * Disables or enables the button that sends the bar's form. It is the server's, not the island's, so that it works
 * before the island is awake.
 */
export const blockSearch = (bar: HTMLInputElement | null, blocked: boolean): void => {
  const button = [...(bar?.form?.elements ?? [])].find(
    (each): each is HTMLButtonElement => each instanceof HTMLButtonElement && each.type === 'submit',
  )
  if (button !== undefined) button.disabled = blocked
}
