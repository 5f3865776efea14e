import type { ResponseOf } from '../../shared/contracts/browser-api.ts'
import { fieldsOf } from '../boot/form-snapshot.ts'
import { startProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { hasType, postForm, readLocation } from '../call-api.ts'
import { openModalAt } from '../forms/send-step.ts'

export const sendMessage = async (form: HTMLFormElement): Promise<void> => {
  const fields = fieldsOf(form)
  const button = form.querySelector('button')
  if (button?.disabled) return
  if (button !== null) button.disabled = true
  const end = startProgress()
  const result = await postForm('/api/contact', fields, readReply)
  end(result.outcome === 'done')
  if (button !== null) button.disabled = false
  if (result.outcome !== 'done') return showFailure(form)
  if ('location' in result.value) return openModalAt(result.value.location, form)
  const again = new DOMParser().parseFromString(result.value.html, 'text/html').querySelector('.contact-form')
  if (again === null) return showFailure(form)
  form.replaceWith(again)
  const wrong = again.querySelector<HTMLElement>('[aria-invalid]') ?? again.querySelector<HTMLElement>('[role=alert]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

const readReply = (response: Response, body: string): ResponseOf<'POST /api/contact'> | null => {
  if (!hasType(response, 'html')) return readLocation(response, body)
  // Only the form: the response's inline styles would violate this page's policy.
  const [html] = /<form [^>]*contact-form.*?<\/form>/s.exec(body) ?? []
  return html === undefined ? null : { html }
}
