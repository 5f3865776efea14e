import type { StepCall, UrlOf } from '../../shared/contracts/browser-api.ts'
import type { SignUpPurpose } from '../../shared/sign-up/steps.ts'
import { postForm, readLocation } from '../call-api.ts'
import { pushOnResponse } from '../events/push-event.ts'
import { failForm } from './fail-form.ts'

type StepUrl = UrlOf<Extract<StepCall, `POST /api/${'sign-up' | 'alerts' | 'wemeet' | 'ask'}${string}`>>

export const isStepUrl = (action: string): action is StepUrl => /^\/api\/(sign-up|alerts|wemeet|ask)\b/.test(action)

/** A next page or step says whether these did what was asked. */
const hasSucceeded = (action: string, next: URL): boolean =>
  !/^\/api\/(wemeet|ask|sign-up\/code)/.test(action) ||
  /\b(layout=(joined|left|done)|rated=(up|down))\b/.test(next.search)

/**
 * Sends a step of a dialog and opens the next one in its place, or a rating.
 * @returns false to submit natively: other forms outside a dialog, and on the alerts page, whose content changes
 */
export const sendStep = async (form: HTMLFormElement, action: StepUrl, body: URLSearchParams): Promise<boolean> => {
  const purpose = body.get('purpose') as SignUpPurpose | null
  const sent = pushOnResponse({ event: 'form_send', form: action, ...(purpose !== null && { purpose }) }, form)
  if (
    (form.closest('dialog') === null && !action.startsWith('/api/ask')) ||
    document.documentElement.dataset.route === 'alerts'
  ) {
    sent.send()
    return false
  }
  const result = await postForm(action, body, readLocation)
  if (result.outcome !== 'done') {
    sent.cancel()
    failForm(form, result)
    return true
  }
  const { location: href } = result.value
  const next = new URL(href, location.href)
  if (hasSucceeded(action, next)) sent.send()
  else sent.cancel()
  if (next.pathname === location.pathname && next.searchParams.has('modal')) openModalAt(href, form)
  else location.assign(next)
  return true
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
