import { setConsent } from '../events/consent.ts'
import { pushEvent } from '../events/push-event.ts'
import { type FormEffect, formEffect } from './form-effects.ts'
import { beginProgress } from './progress.ts'
import { showFailure } from './toast.ts'

type EnhanceOptions = { onConsent: () => void }

/**
 * Posts the consent and banner forms in the background and shows their effect by the attributes of html that the
 * gateway would stamp on the next page. An answer that is not understood has the form submitted as if this script were
 * not there; without any answer that would only lose the page, so it stays and says so.
 */
export const enhanceForms = ({ onConsent }: EnhanceOptions): void => {
  const plain = new WeakSet<HTMLFormElement>()
  document.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || plain.has(form)) return
    const fields = new FormData(form, submitter)
    const effect = formEffect(form.getAttribute('action'), (name) => textOf(fields.get(name)))
    if (effect === null) return
    event.preventDefault()
    const answer = await post(form, fields)
    if (answer === null) showFailure(form)
    // The answer to a form that was accepted is a redirect; there is no need to fetch where it leads.
    else if (answer.type === 'opaqueredirect') {
      show(effect, form)
      if (effect.kind === 'consent') onConsent()
    } else {
      plain.add(form)
      form.requestSubmit(submitter)
    }
  })
}

/** The back end's answer; null without one. */
const post = async (form: HTMLFormElement, fields: FormData): Promise<Response | null> => {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, textOf(value) ?? '']))
  const url = form.getAttribute('action') ?? ''
  const end = beginProgress()
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  end(answer?.type === 'opaqueredirect')
  return answer
}

const show = (effect: FormEffect, form: HTMLFormElement): void => {
  if (effect.kind === 'consent') {
    setConsent(effect.consent)
    const dialog = form.closest('dialog')
    // The modal that asked is closed as by its cross, and gives the focus back.
    if (dialog === null) moveFocus('#main')
    else dialog.dispatchEvent(new Event('cancel'))
    return
  }
  const slot = form.closest<HTMLElement>('[data-banner-slot]')?.dataset.bannerSlot
  document.documentElement.setAttribute(`data-hide-banner-${slot}`, '')
  pushEvent({ event: 'banner_close', bannerId: effect.id })
  moveFocus('#main')
}

/** The pressed button is gone now; the focus must not fall back to the top of the page. */
const moveFocus = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

const textOf = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)
