import { fieldsOf } from '../boot/form-snapshot.ts'
import { startProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { type ApiResponse, hasType, postForm, readLocation } from '../call-api.ts'
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
  if (typeof result.value === 'string') return openModalAt(result.value, form)
  form.replaceWith(result.value)
  const wrong =
    result.value.querySelector<HTMLElement>('[aria-invalid]') ?? result.value.querySelector<HTMLElement>('[role=alert]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

/** Returns the confirmation's URL, or the form with its errors. */
const readReply = (response: ApiResponse, body: string): string | Element | null => {
  if (!hasType(response, 'html')) return readLocation(response, body)
  // Only the form: the response's inline styles would violate this page's policy.
  const [html = ''] = /<form [^>]*contact-form.*?<\/form>/s.exec(body) ?? []
  return new DOMParser().parseFromString(html, 'text/html').querySelector('.contact-form')
}
