import type { ComponentType } from 'react'
import { onHydrationTrigger } from './hydration-trigger.ts'
import { recordEvents } from './replay-events.ts'

type IslandModule = { default: ComponentType<object> }

const modules = import.meta.glob<IslandModule>('../islands/*.island.tsx')

/**
 * Wires every island inside `root`: asleep → waking → awake, or failed, as `data-island-status` says. A failed island
 * stays the plain markup it was. `onChunkFailure` is told when code could not be fetched.
 */
export const hydrateIslands = (root: Document | HTMLElement, onChunkFailure: () => void): void => {
  // On the way back from a search its widget says what was searched (client/islands/search-widget/restored-search.ts).
  const left = document.getElementById(history.state?.left)
  const wire = (island: HTMLElement, rule: string | undefined) => {
    const events = recordEvents(island)
    onHydrationTrigger(island, rule, () =>
      wake(island, events, () => {
        // Without a network; once there is one, the code can be had after all.
        if (navigator.onLine) onChunkFailure()
        else addEventListener('online', () => wire(island, rule), { once: true })
      }),
    )
  }
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]'))
    wire(island, island.contains(left) ? 'now' : island.dataset.hydrateOn)
}

const wake = async (
  island: HTMLElement,
  events: ReturnType<typeof recordEvents>,
  onChunkFailure: () => void,
): Promise<void> => {
  const say = (status: 'waking' | 'awake' | 'failed') => {
    island.dataset.islandStatus = status
  }
  const fail = () => {
    events.forget()
    say('failed')
  }
  say('waking')
  const load = modules[`../islands/${island.dataset.island}.island.tsx`]
  if (load === undefined) return fail()
  const loaded = await Promise.all([import('../react.ts'), load()]).catch(() => null)
  if (loaded === null) {
    fail()
    return onChunkFailure()
  }
  const [{ hydrate }, { default: component }] = loaded
  await hydrate(island, component, JSON.parse(island.dataset.islandProps ?? '{}'), fail)
  say('awake')
  events.replay()
}
