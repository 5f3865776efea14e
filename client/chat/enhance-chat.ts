import { showFailure } from '../boot/toast.ts'
import { fetchModal } from '../modals/fetch-modal.ts'
import { offerLiveChat } from './live-chat.ts'
import { sendMessage } from './send-message.ts'

/**
 * The chatbot modal better than its forms: questions are sent in place, the answer is announced by the log, and the
 * focus stays where one types. The answer is the modal's own HTML, as without this script.
 */
export const enhance = (body: HTMLElement): void => {
  let waits = false
  body.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    const action = form instanceof HTMLFormElement ? form.getAttribute('action') : null
    if (!(form instanceof HTMLFormElement) || action === null) return
    if (action === '/api/contact') {
      event.preventDefault()
      return sendMessage(form)
    }
    event.preventDefault()
    if (waits) return
    waits = true
    await sendQuestion(body, form, new FormData(form, submitter), action)
    waits = false
  })
  for (const live of body.querySelectorAll<HTMLElement>('.chat-live')) offerLiveChat(live)
  body.dataset.enhanced = ''
}

const sendQuestion = async (
  body: HTMLElement,
  form: HTMLFormElement,
  fields: FormData,
  action: string,
): Promise<void> => {
  const question = `${fields.get('question') ?? ''}`.trim()
  const pending = question === '' ? null : showPending(body, question)
  const field = body.querySelector<HTMLInputElement>('#chat-question')
  if (form.contains(field) && field !== null) field.value = ''
  const next = await answerTo(action, question)
  pending?.remove()
  if (next === null) {
    // What was typed is there to be sent again, unless something else is by now.
    if (form.contains(field) && field?.value === '') field.value = question
    return showFailure(form)
  }
  const log = body.querySelector('.chat-log')
  const [latest, talk] = [next.querySelector('#chat-latest'), next.querySelector('.chat-log')]
  if (log === null || talk === null) return
  // Only what is new is said.
  const isNew = latest !== null && body.querySelector('.chat-turn') !== null
  if (isNew) {
    body.querySelector('#chat-latest')?.removeAttribute('id')
    latest.removeAttribute('autofocus')
    log.appendChild(latest)
  } else log.replaceChildren(...talk.childNodes)
  for (const part of ['.modal-chatbot > .chat-asks', '.chat-ways']) replacePart(body, next, part)
  body.querySelector('#chat-latest')?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  field?.focus({ preventScroll: true })
}

/** The modal as it is after a form; null without an answer. */
const answerTo = async (action: string, question: string): Promise<HTMLElement | null> => {
  const told = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams({ question }),
    headers: { accept: 'application/json' },
  })
    .then((answer) => answer.json() as Promise<{ location?: string }>)
    .catch(() => null)
  if (told?.location === undefined) return null
  const dialog = await fetchModal(told.location)
  return dialog === 'failed' ? null : dialog
}

const showPending = (body: HTMLElement, question: string): HTMLElement => {
  const turn = document.createElement('div')
  turn.className = 'chat-turn'
  turn.ariaHidden = 'true'
  const thinking = body.querySelector<HTMLElement>('.chat-form')?.dataset.thinking ?? ''
  for (const [name, text] of [
    ['chat-question', question],
    ['chat-answer', thinking],
  ] as const) {
    const line = document.createElement('p')
    line.className = name
    line.textContent = text
    turn.appendChild(line)
  }
  body.querySelector('.chat-log')?.appendChild(turn)
  turn.scrollIntoView({ block: 'nearest' })
  return turn
}

/** A part of the modal as the answer has it: it may have come, gone or changed. */
const replacePart = (body: HTMLElement, next: HTMLElement, selector: string): void => {
  const [old, fresh] = [body.parentElement?.querySelector(selector), next.querySelector(selector)]
  if (old != null && fresh !== null) old.parentNode?.replaceChild(fresh, old)
  else if (old != null) old.remove()
  else if (fresh !== null) body.querySelector('.chat-log')?.insertAdjacentElement('afterend', fresh)
}
