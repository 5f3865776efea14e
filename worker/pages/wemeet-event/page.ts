import { eventPath } from '../../../markets/links.ts'
import { loadEvent } from '../../data/wemeet.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { definePage, isFound, movedTo, NOT_FOUND } from '../define-page.ts'
import { eventHead } from './event-head.ts'
import { eventModel } from './event-model.ts'
import { EventPage } from './event-page.tsx'

export const wemeetEventPage = definePage({
  route: 'events-wemeet-event',
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'community',
  analytics: 'custom page',
  sitemap: {
    name: 'events',
    // Their texts never change.
    entries: ({ events }) => events.map(({ slugs }) => ({ paths: localizedPaths(slugs, eventPath), changedOn: null })),
  },
  load: async ({ params, data, site: { market, path } }) => {
    const event = await loadEvent(data, market.id, params.event)
    if (!isFound(event)) return NOT_FOUND
    const own = eventPath(market, event.value.slug)
    if (own === null) return NOT_FOUND
    return own === path ? { event } : movedTo(own)
  },
  model: ({ event }, { site, now }) => eventModel(site, event, now),
  head: eventHead,
  view: EventPage,
})
