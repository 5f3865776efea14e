import type { StepCall, UrlOf } from '../../shared/contracts/browser-api.ts'
import type { SignUpPurpose } from '../../shared/sign-up/steps.ts'
import { postForm, readLocation } from '../call-api.ts'
import { pushEvent, pushOnResponse } from '../events/push-event.ts'
import { failForm } from './fail-form.ts'

type StepUrl = UrlOf<Extract<StepCall, `POST /api/${'sign-up' | 'alerts' | 'wemeet' | 'ask'}${string}`>>

export const isStepUrl = (action: string): action is StepUrl => /^\/api\/(sign-up|alerts|wemeet|ask)\b/.test(action)

/** Sends a step of a dialog and opens the next one in its place, or the page that shows what has changed. */
export const sendStep = async (form: HTMLFormElement, action: StepUrl, body: URLSearchParams): Promise<void> => {
  const purpose = body.get('purpose') as SignUpPurpose | null
  const sent = pushOnResponse({ event: 'form_send', form: action, ...(purpose !== null && { purpose }) }, form)
  const result = await postForm(action, body, readLocation)
  if (result.outcome !== 'done') {
    sent.cancel()
    return failForm(form, result)
  }
  const { location: href, refused } = result.value
  if (refused) {
    sent.cancel()
    if (refused === true) pushEvent({ event: 'form_error', form: action, reason: 'refused' }, form)
  } else sent.send()
  const next = new URL(href, location.href)
  const isHere = next.pathname === location.pathname && next.searchParams.has('modal')
  // The list of alerts changes.
  if (isHere && document.documentElement.dataset.route !== 'alerts') openModalAt(href, form)
  else location.assign(next)
}

/** Opens a modal through a hidden link in the form; focus returning to the link moves to the form's button. */
export const openModalAt = (href: string, form: HTMLFormElement): void => {
  if (!form.isConnected) return
  const link = form.querySelector<HTMLAnchorElement>('a[aria-hidden]') ?? form.appendChild(document.createElement('a'))
  link.href = href
  link.tabIndex = -1
  link.className = 'visually-hidden'
  link.ariaHidden = 'true'
  link.onfocus = () => form.querySelector('button')?.focus()
  link.click()
}
