import { LIKELY_EMAIL } from '../../shared/sign-up/likely-email.ts'

/** Shows an invalid email of a newsletter form in place: native validation is off, and the response has its own tab. */
export const checkNewsletter = (): void => {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const field = form.querySelector<HTMLInputElement>('.newsletter-form [type="email"]')
    const problem = form.querySelector<HTMLElement>('.newsletter-problem')
    if (field === null || problem === null) return
    const isValid = LIKELY_EMAIL.test(field.value)
    problem.textContent = isValid ? '' : (problem.dataset.text ?? '')
    field.ariaInvalid = String(!isValid)
    if (isValid) return
    event.preventDefault()
    field.focus()
  })
}
