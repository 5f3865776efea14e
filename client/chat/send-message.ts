import { beginProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { openModalAt } from '../forms/open-modal-at.ts'

const FORM = /<form [^>]*contact-form.*?<\/form>/s

/**
 * Sends the contact form in place. A message that is on its way is answered by the address of what says so; anything
 * else by the form again, with what is wrong, which takes this one's place.
 */
export const sendMessage = async (form: HTMLFormElement): Promise<void> => {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]))
  const button = form.querySelector('button')
  if (button?.disabled) return
  if (button !== null) button.disabled = true
  const end = beginProgress()
  const answer = await fetch('/api/contact', {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
  })
    .then(async (got) => ({ isJson: got.headers.get('content-type')?.includes('json'), text: await got.text() }))
    .catch(() => null)
  end(answer !== null)
  if (button !== null) button.disabled = false
  if (answer === null) return showFailure(form)
  if (answer.isJson) return openModalAt(locationIn(answer.text), form)
  // The form alone: the answer's own styles are not this page's, and its policy would say so.
  const [html = ''] = FORM.exec(answer.text) ?? []
  const again = new DOMParser().parseFromString(html, 'text/html').querySelector('.contact-form')
  if (again === null) return showFailure(form)
  form.replaceWith(again)
  const wrong = again.querySelector<HTMLElement>('[aria-invalid]') ?? again.querySelector<HTMLElement>('[role=alert]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

const locationIn = (text: string): string => (JSON.parse(text) as { location: string }).location
