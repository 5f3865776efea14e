/** What the form's own controls are to carry: a value of the radios (null: none of them) and the two dates. */
export type Choices = { where: string | null; when: string | null; dateFrom: string; dateTo: string }

/** Makes the form's radios and date fields say what the widget's state says: they are what is sent. */
export const syncFormControls = (form: HTMLFormElement | null, { where, when, dateFrom, dateTo }: Choices): void => {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.name === 'where') control.checked = control.value === where
    if (control.name === 'when') control.checked = control.value === when
    // A date that is being typed is read once it is done.
    if (control === document.activeElement) continue
    if (control.name === 'dateFrom') control.value = dateFrom
    if (control.name === 'dateTo') control.value = dateTo
  }
}
