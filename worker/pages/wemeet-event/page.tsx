import { loadEvent } from '../../data/wemeet.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import type { PageRoute } from '../route.ts'
import { eventHead } from './event-head.ts'
import { eventModel } from './event-model.ts'
import { EventPage } from './event-page.tsx'

/** An event of the community. The event is critical; an unknown one is a 404, one that is over says so for some weeks. */
export const wemeetEventRoute: PageRoute = async ({ key, market, config, data }) => {
  const slug = key.parameters.event
  if (slug === undefined || market.paths['events-wemeet'] === null) return { kind: 'missing' }
  const { value: event, state } = await loadEvent(data, market.id, slug)
  if (event === null) return { kind: 'missing' }
  const site = renderContextOf(config, key)
  const model = eventModel(site, event, config.now())
  return {
    kind: 'page',
    head: eventHead(model, site, config.now()),
    body: <EventPage model={model} />,
    tags: ['wemeet', `wemeet:${slug}`],
    pricesAt: null,
    degraded: state === 'stale-if-error',
  }
}
