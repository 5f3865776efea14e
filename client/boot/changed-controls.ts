export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The form controls inside an element, in document order. */
export const controlsOf = (root: Document | HTMLElement): Control[] =>
  [...root.querySelectorAll<HTMLElement>('input, textarea, select')] as Control[]

/** Whether somebody (the visitor, or the browser on the way back) gave a control another value than the page did. */
export const isChanged = (control: Control): boolean =>
  'options' in control
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked)

export const changedControls = (root: HTMLElement): Control[] => controlsOf(root).filter(isChanged)
