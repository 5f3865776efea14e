import { startProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { openModalAt } from '../forms/open-modal-at.ts'

const FORM = /<form [^>]*contact-form.*?<\/form>/s

/**
 * Sends the contact form in place. The response is the location of a confirmation, or a page with the form and its
 * errors.
 */
export const sendMessage = async (form: HTMLFormElement): Promise<void> => {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]))
  const button = form.querySelector('button')
  if (button?.disabled) return
  if (button !== null) button.disabled = true
  const end = startProgress()
  const response = await fetch('/api/contact', {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
  })
    .then(async (received) => ({
      isJson: received.headers.get('content-type')?.includes('json'),
      text: await received.text(),
    }))
    .catch(() => null)
  end(response !== null)
  if (button !== null) button.disabled = false
  if (response === null) return showFailure(form)
  if (response.isJson) return openModalAt(locationIn(response.text), form)
  // Only the form: the response's inline styles would violate this page's policy.
  const [html = ''] = FORM.exec(response.text) ?? []
  const again = new DOMParser().parseFromString(html, 'text/html').querySelector('.contact-form')
  if (again === null) return showFailure(form)
  form.replaceWith(again)
  const wrong = again.querySelector<HTMLElement>('[aria-invalid]') ?? again.querySelector<HTMLElement>('[role=alert]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

const locationIn = (text: string): string => (JSON.parse(text) as { location: string }).location
