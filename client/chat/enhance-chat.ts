import type { UrlOf } from '../../shared/contracts/browser-api.ts'
import { fieldsOf } from '../boot/form-fields.ts'
import { createElement } from '../boot/toast.ts'
import { type FormParams, postForm, readLocation } from '../call-api.ts'
import type { ApiResult } from '../checked-call.ts'
import { pushEvent } from '../events/push-event.ts'
import { failForm } from '../forms/fail-form.ts'
import { fetchModal } from '../modals/modals.ts'
import { offerLiveChat } from './live-chat.ts'
import { sendMessage } from './send-message.ts'

type AskCall = 'POST /api/chat/ask'
type ChatUrl = UrlOf<AskCall | 'POST /api/chat/end'>

/** Sends questions and messages of the chatbot modal in place. */
export const enhance = (body: HTMLElement): void => {
  let isSending = false
  body.addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const action = form.getAttribute('action')
    if (action !== '/api/contact' && action !== '/api/chat/ask' && action !== '/api/chat/end') return
    event.preventDefault()
    if (action === '/api/contact') return sendMessage(form)
    if (isSending) return
    isSending = true
    const fields: FormParams<AskCall> = fieldsOf(form, submitter)
    await sendQuestion(body, form, action, fields.get('question')?.trim() ?? '')
    isSending = false
  })
  for (const live of body.querySelectorAll<HTMLElement>('.chat-live')) offerLiveChat(live)
  body.dataset.enhanced = ''
}

const sendQuestion = async (
  body: HTMLElement,
  form: HTMLFormElement,
  action: ChatUrl,
  question: string,
): Promise<void> => {
  const pending = question === '' ? null : showPending(body, question)
  const field = body.querySelector<HTMLInputElement>('#chat-question')
  if (form.contains(field) && field !== null) field.value = ''
  const answer = await fetchAnswer(action, question)
  pending?.remove()
  const next = answer.outcome === 'done' ? answer.value.dialog : null
  if (next === null) {
    // Restore the question, unless the visitor has typed another.
    if (form.contains(field) && field?.value === '') field.value = question
    return failForm(form, answer)
  }
  pushEvent({ event: 'form_send', form: action }, form)
  form.querySelector('.form-failure')?.remove()
  const log = body.querySelector('.chat-log')
  const [latest, nextLog] = [next.querySelector('#chat-latest'), next.querySelector('.chat-log')]
  if (log === null || nextLog === null) return
  // The log is a live region: append, so that only the new turn is announced.
  const isNew = latest !== null && body.querySelector('.chat-turn') !== null
  if (isNew) {
    body.querySelector('#chat-latest')?.removeAttribute('id')
    latest.removeAttribute('autofocus')
    log.appendChild(latest)
  } else log.replaceChildren(...nextLog.childNodes)
  for (const part of ['.modal-chatbot > .chat-asks', '.chat-ways']) replacePart(body, next, part)
  body.querySelector('#chat-latest')?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  field?.focus({ preventScroll: true })
}

/** Posts a question and loads the modal that answers it. */
const fetchAnswer = async (
  action: ChatUrl,
  question: string,
): Promise<ApiResult<{ dialog: HTMLDialogElement | null }>> => {
  const reply = await postForm(action, { question }, readLocation)
  return reply.outcome === 'done' ? fetchModal(reply.value.location) : reply
}

const showPending = (body: HTMLElement, question: string): HTMLElement => {
  const turn = createElement('div', 'chat-turn')
  turn.ariaHidden = 'true'
  const thinking = body.querySelector<HTMLElement>('.chat-form')?.dataset.thinking
  turn.appendChild(createElement('p', 'chat-question', question))
  turn.appendChild(createElement('p', 'chat-answer', thinking))
  body.querySelector('.chat-log')?.appendChild(turn)
  turn.scrollIntoView({ block: 'nearest' })
  return turn
}

const replacePart = (body: HTMLElement, next: HTMLElement, selector: string): void => {
  const [old, fresh] = [body.parentElement?.querySelector(selector), next.querySelector(selector)]
  if (old != null && fresh !== null) old.parentNode?.replaceChild(fresh, old)
  else if (old != null) old.remove()
  else if (fresh !== null) body.querySelector('.chat-log')?.insertAdjacentElement('afterend', fresh)
}
