import type { FormCall, UrlOf } from '../../shared/contracts/browser-api.ts'

export type FormUrl = UrlOf<FormCall>

/** Whether forms with this action are sent in the background. Names are short: the code is in every page. */
export const isEnhanced = (action: string): action is FormUrl =>
  /^\/api\/(cons|ban|wish|sign-up|alerts|we|ask)/.test(action)

/** A heart to save something shows it before its code is loaded, and no longer when that fails. */
export const pressHeart = (submitter: HTMLElement | null, pressed: 'true' | 'false'): void => {
  if (submitter?.matches('.i-heart[value=add]')) submitter.ariaPressed = pressed
}

export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(new FormData(form, submitter) as unknown as URLSearchParams)
