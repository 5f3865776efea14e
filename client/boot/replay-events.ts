import { changedControls } from './form-snapshot.ts'
import { wasHandledNatively } from './handled-natively.ts'

const BUBBLES = { bubbles: true }

/**
 * Remembers what a visitor does to an island before it is awake, and does it again for the island's own code. Where
 * focus and text are is read from the page when it wakes; clicks and keys are remembered, but only those that the
 * browser has not acted upon already: a link must not be followed twice. Nothing is shown for a pointer that only rests.
 */
export const recordEvents = (island: HTMLElement): { replay: () => Promise<void>; forget: () => void } => {
  const recorded: Event[] = []
  const recording = new AbortController()
  const options = { capture: true, passive: true, signal: recording.signal }
  for (const type of ['click', 'keydown'] as const)
    island.addEventListener(
      type,
      (event) => {
        if (wasHandledNatively(event) || !isOwn(island, event.target)) return
        // Clicked again because nothing happened: the second click would undo the first.
        const last = recorded.at(-1)
        if (type !== 'click' || last?.type !== type || last.target !== event.target) recorded.push(event)
      },
      options,
    )
  const forget = () => recording.abort()
  return {
    forget,
    async replay() {
      forget()
      replayFocus(island)
      for (const control of changedControls(island))
        if (isOwn(island, control)) control.dispatchEvent(new InputEvent('input', BUBBLES))
      for (const event of recorded) {
        // Between two events the island renders what the first one changed.
        await null
        replayEvent(island, event)
      }
    },
  }
}

/** What is done to an island inside a part of the page is for that island alone. */
const isOwn = (part: HTMLElement, target: EventTarget | null): boolean => {
  const nearest = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  return nearest === null || nearest.contains(part)
}

const replayFocus = (island: HTMLElement): void => {
  const focused = document.activeElement
  if (focused !== null && island.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', BUBBLES))
}

/** Dispatches a copy; an event is its own init dictionary. Keys go only where the focus still is. */
const replayEvent = (island: HTMLElement, event: Event): void => {
  const { target } = event
  if (!(target instanceof Element) || !island.contains(target)) return
  if (event.type === 'keydown' && target !== document.activeElement) return
  const Kind = event.constructor as typeof Event
  target.dispatchEvent(new Kind(event.type, event))
}
