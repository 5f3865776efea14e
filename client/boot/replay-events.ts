import { type Control, changedControls } from './form-snapshot.ts'
import { startProgress } from './progress.ts'
import { showUnreachable } from './toast.ts'

/**
 * Records clicks and keys on an island, to replay them after hydration; focus and text are read from the page then. A
 * visitor who presses or changes a control, or opens a fold that loads its parts, waits: the progress bar runs until
 * `stop`, and `fail` says that nothing comes.
 */
export const recordEvents = (island: HTMLElement) => {
  const recorded: Event[] = []
  const changed = new Set<Control>()
  const recording = new AbortController()
  let end: ((succeeded: boolean) => void) | undefined
  const record = (event: Event) => {
    const { type, target } = event as Event & { target: HTMLElement }
    if (!isOwn(island, target)) return
    const isNative = type !== 'change' && wasHandledNatively(event)
    const awaited = isNative
      ? target.closest('summary')?.parentElement?.querySelector('[data-parts]')
      : type !== 'keydown' && target.closest('button,input,select')
    if (awaited) end ??= startProgress()
    if (isNative) return
    if (type === 'change') changed.add(target as unknown as Control)
    const last = recorded.at(-1)
    // A repeated click out of impatience would undo the first.
    if (type !== 'change' && (type !== 'click' || last?.type !== type || last.target !== target)) recorded.push(event)
  }
  const options = { capture: true, passive: true, signal: recording.signal }
  for (const type of ['click', 'keydown', 'change']) island.addEventListener(type, record, options)
  const stop = (failed = false) => {
    recording.abort()
    // Not before the calls that the replayed events start, or the bar would end twice.
    setTimeout(() => {
      end?.(!failed)
      end = undefined
    })
  }
  return {
    stop,
    /** Returns what the visitor has changed in vain. */
    fail(): ReadonlySet<Control> {
      if (end !== undefined) showUnreachable()
      stop(true)
      return changed
    },
    /** @param currentOf what stands for the target of an event, after its markup was rendered again */
    async replay(currentOf = (target: Element): Element => target) {
      stop()
      const focused = document.activeElement
      if (focused !== null && island.contains(focused))
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      for (const control of changedControls(island))
        if (isOwn(island, control)) control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      for (const event of recorded) {
        // The island renders between two events.
        await null
        replayEvent(island, event, currentOf(event.target as Element))
      }
    },
  }
}

/** Events of an island nested in this part belong to that island alone. */
const isOwn = (part: HTMLElement, target: Pick<HTMLElement, 'closest'>): boolean => {
  const nearest = target.closest('[data-island]')
  return nearest === null || nearest.contains(part)
}

/** Dispatches a copy: an event is its own init dictionary. Keys are replayed only where the focus still is. */
const replayEvent = (island: HTMLElement, event: Event, target: Element): void => {
  if (!island.contains(target)) return
  if (event.type === 'keydown' && target !== document.activeElement) return
  const Kind = event.constructor as typeof Event
  target.dispatchEvent(new Kind(event.type, event))
}

const ACTIVE = [
  'a[href]',
  'form button:not([type=button])',
  'button[popovertarget]',
  '[type=checkbox]',
  '[type=radio]',
  'summary',
  'label',
].join()

/** Whether a replay would act twice. Enter and Space cause separate click events. */
const wasHandledNatively = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || (event.key === ' ' && !isText(event.target))
  return (event.target as HTMLElement).closest(ACTIVE) !== null
}

const isText = (target: EventTarget | null): boolean => (target as Element).matches('input,textarea,[contenteditable]')
