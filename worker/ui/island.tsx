import build from 'virtual:client-build'
import type { ComponentType } from 'react'

/** When an island's code runs: on the first sign of intent, when seen, or when the page is idle. */
export type HydrationTrigger = 'interaction' | 'visible' | 'idle'

type IslandProps<P extends object> = {
  /** File name of client/islands/<name>.island.tsx. */
  name: string
  hydrateOn: HydrationTrigger
  component: ComponentType<P>
  /** Serialisable; visible to everybody, because the page is cached for everybody. */
  props: P
}

/** Renders an island on the server and tells the boot script when to hydrate it. */
export const Island = <P extends object>({ name, hydrateOn, component: Component, props }: IslandProps<P>) => (
  <div
    className="island"
    data-island={name}
    data-hydrate-on={hydrateOn}
    data-island-status="asleep"
    data-island-files={build.islands[name]?.join(' ')}
    data-island-props={JSON.stringify(props)}
  >
    <Component {...props} />
  </div>
)
