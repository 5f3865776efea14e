import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Shorter than a challenge's lifetime of five minutes. */
const RENEW_MS = 240_000

const formOf = (kind: 'create' | 'sign-in') => document.querySelector<HTMLFormElement>(`form[data-passkey="${kind}"]`)

const show = (what: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-passkey="${what}"]`)) element.hidden = false
}

const fetchOptions = (form: HTMLFormElement): Promise<Response> =>
  fetch(`${form.getAttribute('action')}/options`, { method: 'POST' })

const send = (form: HTMLFormElement, response: object): void => {
  const field = form.elements.namedItem('response') as HTMLInputElement
  field.value = JSON.stringify(response)
  form.submit()
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Offers passkeys in the email field's autofill until the page is left. A newer request aborts the previous one. */
const offerAutofill = async (form: HTMLFormElement): Promise<void> => {
  // Fails when the page is left, or when the sign-in has expired: its forms report that.
  const options = await fetchOptions(form).catch(() => null)
  if (options?.ok !== true) return
  setTimeout(() => offerAutofill(form), RENEW_MS)
  try {
    const optionsJSON = await options.json<Parameters<typeof startAuthentication>[0]['optionsJSON']>()
    send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch (error) {
    if (nameOf(error) !== 'AbortError') show('failed')
  }
}

/** Options, or the URL for repeating a sign-in that is not recent. */
type CreationResponse =
  | { options: Parameters<typeof startRegistration>[0]['optionsJSON']; signIn?: never }
  | { options?: never; signIn: string }

const create = async (form: HTMLFormElement): Promise<void> => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-passkey="failed"], [data-passkey="known"]'))
    element.hidden = true
  try {
    const { signIn, options } = await (await fetchOptions(form)).json<CreationResponse>()
    if (options === undefined) return location.assign(signIn)
    send(form, await startRegistration({ optionsJSON: options }))
  } catch (error) {
    // The device has one of the account's passkeys.
    show(nameOf(error) === 'InvalidStateError' ? 'known' : 'failed')
  }
}

const creation = formOf('create')
if (creation !== null && browserSupportsWebAuthn()) {
  show('creation')
  creation.addEventListener('submit', (event) => {
    event.preventDefault()
    create(creation)
  })
}

const device = document.querySelector<HTMLInputElement>('[name="device"]')
if (device !== null)
  platformAuthenticatorIsAvailable().then((available) => {
    if (available) device.value = 'passkey'
  })

const signIn = formOf('sign-in')
if (signIn !== null)
  browserSupportsWebAuthnAutofill().then((supported) => {
    if (supported) offerAutofill(signIn)
  })
