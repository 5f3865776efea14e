import build from 'virtual:client-build'
import type { ComponentType } from 'react'

export type HydrationTrigger = 'interaction' | 'visible' | 'idle'

type IslandProps<P extends object> = {
  /** Name of client/islands/<name>.island.tsx. */
  name: string
  hydrateOn: HydrationTrigger
  component: ComponentType<P>
  /** Serialisable and public: pages are cached for everyone. */
  props: P
}

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
