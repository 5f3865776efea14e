import type { FormCall, UrlOf } from '../../shared/contracts/browser-api.ts'

export type FormUrl = UrlOf<FormCall>

/** Whether forms with this action are sent in the background. */
export const isEnhanced = (action: string): action is FormUrl =>
  /^\/api\/(consent|banners|wishlist|sign-up|alerts)\b/.test(action)

export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(new FormData(form, submitter) as unknown as URLSearchParams)
