import build from 'virtual:client-build'
import type { ComponentType } from 'react'
import type { MarketId } from '../../markets/market-id.ts'

export type HydrationTrigger = 'interaction' | 'visible' | 'idle'

type IslandProps<P extends object, T> = {
  /** Name of client/islands/<name>.island.tsx. */
  name: string
  hydrateOn: HydrationTrigger
  component: ComponentType<P & { texts: T }>
  /** Serialisable and public: pages are cached for everyone. */
  props: P
  market: MarketId
  /** The market's messages, which the browser loads from a module. */
  texts: T
}

export const Island = <P extends object, T>(island: IslandProps<P, T>) => {
  const { name, hydrateOn, component: Component, props, market, texts } = island
  return (
    <div
      className="island"
      data-island={name}
      data-hydrate-on={hydrateOn}
      data-island-status="asleep"
      data-island-texts={build.islandTexts[market]}
      data-island-props={JSON.stringify(props)}
    >
      <Component {...props} texts={texts} />
    </div>
  )
}
