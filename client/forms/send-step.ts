import { beginProgress } from '../boot/progress.ts'
import { showFailure } from '../boot/toast.ts'
import { openModalAt } from './open-modal-at.ts'

/**
 * A step of a dialog: the page below keeps its place, and the step that follows takes the dialog's place. Without an
 * answer the dialog stays as it is, with all that was typed.
 * @returns false when the form has to be submitted as ever: outside a dialog, on the page of all alerts, which changes
 * with them, or where the answer leads nowhere
 */
export const sendStep = async (form: HTMLFormElement, action: string, body: URLSearchParams): Promise<boolean> => {
  if (form.closest('dialog') === null || document.documentElement.dataset.route === 'alerts') return false
  const end = beginProgress()
  const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
    () => null,
  )
  end(answer?.ok === true)
  if (answer === null) {
    showFailure(form)
    return true
  }
  const told = (await answer.json().catch(() => null)) as { location?: string } | null
  if (told?.location === undefined) return false
  const next = new URL(told.location, location.href)
  if (next.pathname === location.pathname && next.searchParams.has('modal')) openModalAt(told.location, form)
  else location.assign(next)
  return true
}
