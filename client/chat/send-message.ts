import { fieldsOf } from '../boot/form-fields.ts'
import { parseHtml } from '../boot/trusted-types.ts'
import { postForm, readContactReply } from '../call-api.ts'
import { pushEvent } from '../events/push-event.ts'
import { failForm } from '../forms/fail-form.ts'
import { openModalAt } from '../forms/send-step.ts'

export const sendMessage = async (form: HTMLFormElement): Promise<void> => {
  const fields = fieldsOf(form)
  const button = form.querySelector('button')
  if (button?.disabled) return
  if (button !== null) button.disabled = true
  const result = await postForm('/api/contact', fields, readContactReply)
  if (button !== null) button.disabled = false
  if (result.outcome !== 'done') return failForm(form, result)
  if ('location' in result.value) {
    pushEvent({ event: 'form_send', form: '/api/contact' }, form)
    return openModalAt(result.value.location, form)
  }
  const again = parseHtml(result.value.html).querySelector('.contact-form')
  if (again === null) return failForm(form, { outcome: 'failed' })
  form.replaceWith(again)
  const wrong = again.querySelector<HTMLElement>('[aria-invalid]') ?? again.querySelector<HTMLElement>('[role=alert]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}
