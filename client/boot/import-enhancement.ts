import { onHydrationTrigger } from './hydration-trigger.ts'
import { recordEvents } from './replay-events.ts'

type Load = () => Promise<{ enhance: (part: HTMLElement, events: ReturnType<typeof recordEvents>) => void }>

/** Loads an enhancement on the first intent; it may replay the events recorded until then. */
export const importEnhancement = (root: Document | HTMLElement, selector: string, load: Load): void => {
  for (const part of root.querySelectorAll<HTMLElement>(selector)) wire(part, load)
}

const wire = (part: HTMLElement, load: Load): void => {
  const events = recordEvents(part)
  onHydrationTrigger(part, undefined, () =>
    load().then(
      ({ enhance }) => {
        events.stop()
        enhance(part, events)
        part.dataset.enhanced = ''
      },
      () => {
        events.stop()
        document.documentElement.setAttribute('data-plain', '')
        if (!navigator.onLine) addEventListener('online', () => wire(part, load), { once: true })
      },
    ),
  )
}
