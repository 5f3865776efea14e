import { showFailure } from '../boot/toast.ts'
import { type ApiResult, messageOf } from '../checked-call.ts'
import { pushEvent } from '../events/push-event.ts'

/** Shows and records that a form could not be sent. */
export const failForm = (form: HTMLFormElement, result: ApiResult<unknown>): void => {
  showFailure(form, messageOf(result))
  const reason = result.outcome === 'done' ? 'failed' : result.outcome
  pushEvent({ event: 'form_error', form: form.getAttribute('action') ?? '', reason }, form)
}
