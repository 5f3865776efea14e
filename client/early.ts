import { fieldsOf, isEnhanced, pressHeart } from './boot/form-fields.ts'

export type EarlySubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Ends the waiting; returns the forms submitted until then. */
    earlySubmits?: () => EarlySubmit[]
  }
}

/** Inlined in every page: forms submitted before the boot script runs wait for it, and a heart is pressed at once. */
const waiting: EarlySubmit[] = []
let hasEnded = false

const end = (): EarlySubmit[] => {
  hasEnded = true
  return waiting.splice(0)
}
window.earlySubmits = end

const actionOf = (form: HTMLFormElement): string => form.getAttribute('action') as string

addEventListener('submit', (event) => {
  const { target, submitter } = event
  const form = target as HTMLFormElement
  if (hasEnded || !isEnhanced(actionOf(form))) return
  event.preventDefault()
  if (waiting.some((each) => each.form === form)) return
  waiting.push({ form, submitter })
  pressHeart(submitter, 'true')
})

addEventListener('pagehide', () => {
  for (const { form, submitter } of waiting.splice(0)) navigator.sendBeacon(actionOf(form), fieldsOf(form, submitter))
})

/** The boot script cannot be loaded or run: forms are sent natively. */
addEventListener(
  'error',
  ({ target }) => {
    if (target === window || (target as HTMLElement).id === 'boot')
      for (const { form, submitter } of end()) form.requestSubmit(submitter)
  },
  true,
)
