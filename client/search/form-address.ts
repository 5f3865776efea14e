/** The address that a GET form leads to as it stands. */
export const formAddress = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}
