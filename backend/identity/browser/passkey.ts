import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  sendSignal,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { messageOf } from '../../../client/checked-call.ts'
import { fetchCreation, fetchRequest } from './passkey-options.ts'
import { showPasswords } from './show-passwords.ts'

/** Shorter than a challenge's lifetime of five minutes. */
const RENEW_MS = 240_000

const formOf = (kind: 'create' | 'sign-in') => document.querySelector<HTMLFormElement>(`form[data-passkey="${kind}"]`)

/** @param message instead of the page's text */
const show = (what: string, message = ''): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-passkey="${what}"]`)) {
    // The text of a notice returns after another message.
    const { dataset } = element
    if (what === 'failed') {
      dataset.text ??= element.textContent ?? ''
      element.textContent = message || dataset.text
    }
    element.hidden = false
  }
}

const actionOf = (form: HTMLFormElement): string => form.getAttribute('action') ?? ''

const send = (form: HTMLFormElement, response: object): void => {
  const field = form.elements.namedItem('response') as HTMLInputElement
  field.value = JSON.stringify(response)
  form.submit()
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

let renewal: ReturnType<typeof setTimeout> | undefined

/** Offers passkeys in the email field's autofill until the page is left. A newer request aborts the previous one. */
const offerAutofill = async (form: HTMLFormElement): Promise<void> => {
  clearTimeout(renewal)
  // Nobody waits for it. When the sign-in has expired, its forms report that.
  const result = await fetchRequest(actionOf(form))
  if (result.outcome !== 'done') return offerOnReturn(form)
  const optionsJSON = result.value
  renewal = setTimeout(() => offerAutofill(form), RENEW_MS)
  try {
    send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch (error) {
    // Silent: the visitor has asked for nothing. What the server refuses is a page of its own.
    if (nameOf(error) !== 'AbortError') offerOnReturn(form)
  }
}

/** Not before the visitor returns to the email field: a device that responds by itself would fail without end. */
const offerOnReturn = (form: HTMLFormElement): void => {
  const offered = new AbortController()
  const offer = () => {
    offered.abort()
    offerAutofill(form)
  }
  for (const event of ['focus', 'click'])
    document.querySelector('[name="email"]')?.addEventListener(event, offer, { signal: offered.signal })
}

/** Asks the device for a passkey at once; ends what the autofill offers. */
const chooseForSignIn = async (form: HTMLFormElement): Promise<void> => {
  clearTimeout(renewal)
  hideNotices()
  const result = await fetchRequest(actionOf(form))
  if (result.outcome !== 'done') return show('failed', messageOf(result))
  try {
    send(form, await startAuthentication({ optionsJSON: result.value }))
  } catch {
    show('failed')
    offerOnReturn(form)
  }
}

const hideNotices = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-passkey="failed"], [data-passkey="known"]'))
    element.hidden = true
}

const create = async (form: HTMLFormElement): Promise<void> => {
  hideNotices()
  const result = await fetchCreation(actionOf(form))
  if (result.outcome !== 'done') return show('failed', messageOf(result))
  if ('signIn' in result.value) return location.assign(result.value.signIn)
  try {
    send(form, await startRegistration({ optionsJSON: result.value.options }))
  } catch (error) {
    // The device has one of the account's passkeys.
    show(nameOf(error) === 'InvalidStateError' ? 'known' : 'failed')
  }
}

/** Runs once at a time. */
const onSubmit = (form: HTMLFormElement, run: (form: HTMLFormElement) => Promise<void>): void =>
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    run(form).finally(() => {
      form.ariaBusy = 'false'
    })
  })

showPasswords()

const creationForm = formOf('create')
if (creationForm !== null && browserSupportsWebAuthn()) {
  show('creation')
  onSubmit(creationForm, create)
}

const device = document.querySelector<HTMLInputElement>('[name="device"]')
if (device !== null)
  platformAuthenticatorIsAvailable().then((available) => {
    if (available) device.value = 'passkey'
  })

const signIn = formOf('sign-in')
if (signIn !== null && browserSupportsWebAuthn()) {
  show('sign-in')
  onSubmit(signIn, chooseForSignIn)
}
if (signIn !== null)
  browserSupportsWebAuthnAutofill().then((supported) => {
    if (supported) offerAutofill(signIn)
  })

const unknown = document.querySelector<HTMLElement>('[data-passkey="refused"]')?.dataset.unknown
if (unknown && browserSupportsWebAuthn())
  // The device stops offering it. Browsers without the signal reject.
  sendSignal({ signalName: 'unknownCredential', rpID: location.hostname, credentialID: unknown }).catch(() => {})
