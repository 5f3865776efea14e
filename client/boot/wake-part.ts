import { recordEvents } from './replay-events.ts'
import { onWake } from './wake-rules.ts'

/**
 * Fetches the code that makes a part of the page better when somebody comes near it; without that code the part works
 * as plain HTML, and html says so (`data-plain`). What is done to the part until then is for `drive` to replay.
 */
export const wakePart = (
  root: Document | HTMLElement,
  selector: string,
  load: () => Promise<{ drive: (part: HTMLElement, events: ReturnType<typeof recordEvents>) => void }>,
): void => {
  for (const part of root.querySelectorAll<HTMLElement>(selector)) {
    const events = recordEvents(part)
    onWake(part, undefined, () =>
      load().then(
        ({ drive }) => {
          events.forget()
          drive(part, events)
        },
        () => document.documentElement.setAttribute('data-plain', ''),
      ),
    )
  }
}
