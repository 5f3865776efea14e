import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  sendSignal,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { fetchCreation, fetchRequest } from './passkey-options.ts'

/** Shorter than a challenge's lifetime of five minutes. */
const RENEW_MS = 240_000

const formOf = (kind: 'create' | 'sign-in') => document.querySelector<HTMLFormElement>(`form[data-passkey="${kind}"]`)

const show = (what: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-passkey="${what}"]`)) element.hidden = false
}

const actionOf = (form: HTMLFormElement): string => form.getAttribute('action') ?? ''

const send = (form: HTMLFormElement, response: object): void => {
  const field = form.elements.namedItem('response') as HTMLInputElement
  field.value = JSON.stringify(response)
  form.submit()
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Offers passkeys in the email field's autofill until the page is left. A newer request aborts the previous one. */
const offerAutofill = async (form: HTMLFormElement): Promise<void> => {
  // Nobody waits for it. When the sign-in has expired, its forms report that.
  const optionsJSON = await fetchRequest(actionOf(form))
  if (optionsJSON === null) return
  setTimeout(() => offerAutofill(form), RENEW_MS)
  try {
    send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch (error) {
    if (nameOf(error) !== 'AbortError') show('failed')
  }
}

const create = async (form: HTMLFormElement): Promise<void> => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-passkey="failed"], [data-passkey="known"]'))
    element.hidden = true
  const creation = await fetchCreation(actionOf(form))
  if (creation === null) return show('failed')
  if ('signIn' in creation) return location.assign(creation.signIn)
  try {
    send(form, await startRegistration({ optionsJSON: creation.options }))
  } catch (error) {
    // The device has one of the account's passkeys.
    show(nameOf(error) === 'InvalidStateError' ? 'known' : 'failed')
  }
}

const creationForm = formOf('create')
if (creationForm !== null && browserSupportsWebAuthn()) {
  show('creation')
  creationForm.addEventListener('submit', (event) => {
    event.preventDefault()
    create(creationForm)
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

const unknown = document.querySelector<HTMLElement>('[data-passkey="refused"]')?.dataset.unknown
if (unknown && browserSupportsWebAuthn())
  // The device stops offering it. Browsers without the signal reject.
  sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID: unknown }).catch(() => {})
