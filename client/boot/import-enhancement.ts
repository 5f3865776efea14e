import { onHydrationTrigger } from './hydration-trigger.ts'
import { recordEvents } from './replay-events.ts'

type Load = () => Promise<{ enhance: (part: HTMLElement, events: ReturnType<typeof recordEvents>) => void }>

/**
 * Fetches the code that makes a part of the page better when somebody comes near it (`data-enhanced` says that it is
 * there); without that code the part works as plain HTML, and html says so (`data-plain`). What is done to the part
 * until then is for `enhance` to replay.
 */
export const importEnhancement = (root: Document | HTMLElement, selector: string, load: Load): void => {
  for (const part of root.querySelectorAll<HTMLElement>(selector)) wire(part, load)
}

const wire = (part: HTMLElement, load: Load): void => {
  const events = recordEvents(part)
  onHydrationTrigger(part, undefined, () =>
    load().then(
      ({ enhance }) => {
        events.forget()
        enhance(part, events)
        part.dataset.enhanced = ''
      },
      () => {
        events.forget()
        document.documentElement.setAttribute('data-plain', '')
        // Without a network; once there is one, the code can be had after all.
        if (!navigator.onLine) addEventListener('online', () => wire(part, load), { once: true })
      },
    ),
  )
}
