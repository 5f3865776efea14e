import type { ComponentType } from 'react'
import { onHydrationTrigger } from './hydration-trigger.ts'
import { islandTexts } from './island-texts.ts'
import { recordEvents } from './replay-events.ts'

type RecordedEvents = ReturnType<typeof recordEvents>
type IslandModule = { default: ComponentType<object> }

const modules = import.meta.glob<IslandModule>('../islands/*.island.tsx')

/** Hydrates the islands in `root` by their rules; a failed one stays plain markup. */
export const hydrateIslands = (root: Document | HTMLElement, onChunkFailure: () => void): void => {
  // The field whose widget restores its search on Back (client/islands/search-widget/restored-search.ts).
  const left = document.getElementById(history.state?.left)
  const wire = (island: HTMLElement, rule: string | undefined) => {
    const events = recordEvents(island)
    onHydrationTrigger(island, rule, () =>
      hydrateIsland(island, events, () => {
        if (navigator.onLine) onChunkFailure()
        wire(island, 'again')
      }),
    )
  }
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]'))
    wire(island, island.contains(left) ? 'now' : island.dataset.hydrateOn)
}

const hydrateIsland = async (island: HTMLElement, events: RecordedEvents, onChunkFailure: () => void) => {
  const fail = () => {
    events.fail()
    island.dataset.islandStatus = 'failed'
  }
  const load = modules[`../islands/${island.dataset.island}.island.tsx`]
  if (load === undefined) return fail()
  const files = [import('../react.ts'), load(), islandTexts(island)] as const
  const loaded = await Promise.all(files).catch(() => null)
  if (loaded === null) {
    fail()
    return onChunkFailure()
  }
  const [{ hydrate }, { default: component }, { default: texts }] = loaded
  const props = { ...JSON.parse(island.dataset.islandProps as string), texts }
  const currentOf = await hydrate(island, component, props, fail)
  island.dataset.islandStatus = 'awake'
  events.replay(currentOf)
}

type Load = () => Promise<{ enhance: (part: HTMLElement, events: RecordedEvents) => void }>

/** Loads an enhancement on the first intent; it may replay the events recorded until then. */
export const importEnhancement = (root: Document | HTMLElement, selector: string, load: Load): void => {
  for (const part of root.querySelectorAll<HTMLElement>(selector)) wire(part, load)
}

/** @param rule of the next attempt after a failure, with what `isTold` to the visitor before */
const wire = (part: HTMLElement, load: Load, rule?: 'again', isTold = false): void => {
  const events = recordEvents(part)
  onHydrationTrigger(part, rule, () =>
    load().then(
      ({ enhance }) => {
        events.stop()
        enhance(part, events)
        part.dataset.enhanced = ''
      },
      () => {
        document.documentElement.dataset.plain = ''
        const changed = [...events.fail()].filter(({ type }) => type !== 'textarea')
        // Nothing applies the change. The buttons that appear now apply the next one, but not offline.
        if (!isTold || !navigator.onLine) for (const { form } of changed) form?.reset()
        wire(part, load, 'again', isTold || changed.length > 0)
      },
    ),
  )
}
