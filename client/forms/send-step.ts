import { startProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { postForm, readLocation } from '../call-api.ts'
import { openModalAt } from './open-modal-at.ts'

/**
 * Sends a step of a dialog and opens the next one in its place. Without a response the dialog keeps its input.
 * @returns false when the form has to be submitted natively: outside a dialog, on the alerts page, whose content
 * changes, or without a location in the response
 */
export const sendStep = async (form: HTMLFormElement, action: string, body: URLSearchParams): Promise<boolean> => {
  if (form.closest('dialog') === null || document.documentElement.dataset.route === 'alerts') return false
  const end = startProgress()
  const result = await postForm(action, body, readLocation)
  end(result.outcome === 'done')
  if (result.outcome === 'offline') showFailure(form)
  if (result.outcome !== 'done') return result.outcome === 'offline'
  const next = new URL(result.value, location.href)
  if (next.pathname === location.pathname && next.searchParams.has('modal')) openModalAt(result.value, form)
  else location.assign(next)
  return true
}
