// Types only: what the boot script runs must not share React's file.
import type { Control } from './boot/form-snapshot.ts'

/** Elements by what they are in the markup; never by their text, which browsers translate. */
const byMarkup = (elements: Iterable<Element>): Map<string, Element> => {
  const seen = new Map<string, number>()
  return new Map(
    [...elements].map((each) => {
      const { localName, id, className } = each
      const kind = [localName, id, className, each.getAttribute('name'), each.getAttribute('value')].join(' ')
      const nth = seen.get(kind) ?? 0
      seen.set(kind, nth + 1)
      return [`${kind} ${nth}`, each]
    }),
  )
}

/** Remembers the elements of a part, whose markup is about to be replaced by the same, in order to carry over its state. */
export const watchReplacement = (part: HTMLElement) => {
  const before = [...part.querySelectorAll('*')]
  const focused = document.activeElement
  const successors = new Map<Element, Element>()
  return {
    /** Gives values, selection and focus of what was replaced to what stands there instead. */
    carryOver(): void {
      const now = byMarkup(part.querySelectorAll('*'))
      for (const [key, old] of byMarkup(before)) {
        const successor = now.get(key)
        if (successor === undefined || part.contains(old) || successors.has(old)) continue
        successors.set(old, successor)
        copyState(old, successor)
      }
      const next = focused !== null && part.contains(focused) ? focused : successors.get(focused as Element)
      if (!(next instanceof HTMLElement) || document.activeElement !== document.body) return
      next.focus({ preventScroll: true })
      const { selectionStart, selectionEnd } = focused as HTMLInputElement
      if (next instanceof HTMLInputElement && selectionStart != null)
        next.setSelectionRange(selectionStart, selectionEnd)
    },
    /** What stands for an element: itself, its successor, or that of the nearest element around it. */
    currentOf(element: Element): Element {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const current = part.contains(at) ? at : successors.get(at)
        if (current !== undefined) return current
      }
      return element
    },
  }
}

const copyState = (old: Element, next: Element): void => {
  if (old instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = old.open
  if (!old.matches('input, textarea, select')) return
  const [from, to] = [old, next] as [Control, Control]
  if ('checked' in from && 'checked' in to) to.checked = from.checked
  if (from.type !== 'checkbox' && from.type !== 'radio') to.value = from.value
}
