import { startProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { openModalAt } from './open-modal-at.ts'

/**
 * Sends a step of a dialog and opens the next one in its place. Without a response the dialog keeps its input.
 * @returns false when the form has to be submitted natively: outside a dialog, on the alerts page, whose content
 * changes, or without a location in the response
 */
export const sendStep = async (form: HTMLFormElement, action: string, body: URLSearchParams): Promise<boolean> => {
  if (form.closest('dialog') === null || document.documentElement.dataset.route === 'alerts') return false
  const end = startProgress()
  const response = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
    () => null,
  )
  end(response?.ok === true)
  if (response === null) {
    showFailure(form)
    return true
  }
  const reply = (await response.json().catch(() => null)) as { location?: string } | null
  if (reply?.location === undefined) return false
  const next = new URL(reply.location, location.href)
  if (next.pathname === location.pathname && next.searchParams.has('modal')) openModalAt(reply.location, form)
  else location.assign(next)
  return true
}
