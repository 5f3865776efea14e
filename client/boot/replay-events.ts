import { actedNatively } from './acted-natively.ts'
import { changedControls } from './changed-controls.ts'

/**
 * Remembers what a visitor does to an island before it is awake, and does it again for the island's own code. Where
 * focus and text are is read from the page when it wakes; clicks and keys are remembered, but only those that the
 * browser has not acted upon already: a link must not be followed twice.
 */
export const recordEvents = (island: HTMLElement): { replay: () => Promise<void>; forget: () => void } => {
  const recorded: Event[] = []
  let under: EventTarget | null = null
  const recording = new AbortController()
  const options = { capture: true, passive: true, signal: recording.signal }
  for (const type of ['click', 'keydown'] as const)
    island.addEventListener(
      type,
      (event) => {
        if (!actedNatively(event)) recorded.push(event)
      },
      options,
    )
  for (const type of ['pointerover', 'pointerout'])
    island.addEventListener(
      type,
      ({ target }) => {
        under = type === 'pointerover' ? target : null
      },
      options,
    )
  const forget = () => recording.abort()
  return {
    forget,
    async replay() {
      forget()
      replayFocus(island)
      replayPointer(under)
      for (const control of changedControls(island)) control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      for (const event of recorded) {
        // Between two events the island renders what the first one changed.
        await null
        replayEvent(island, event)
      }
    },
  }
}

const replayFocus = (island: HTMLElement): void => {
  const focused = document.activeElement
  if (focused !== null && island.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

const replayPointer = (under: EventTarget | null): void => {
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  under?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
}

/** Dispatches a copy; an event is its own init dictionary. Keys go only where the focus still is. */
const replayEvent = (island: HTMLElement, event: Event): void => {
  const { target } = event
  if (!(target instanceof Element) || !island.contains(target)) return
  if (event.type === 'keydown' && target !== document.activeElement) return
  const Kind = event.constructor as typeof Event
  target.dispatchEvent(new Kind(event.type, event))
}
