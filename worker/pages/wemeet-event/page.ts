import { loadEvent } from '../../data/wemeet.ts'
import { definePage, isFound, NOT_FOUND } from '../define-page.ts'
import { eventsPaths } from '../wemeet-events/events-query.ts'
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
    entries: ({ events }) => events.map(({ slug }) => ({ paths: eventsPaths(slug), changedOn: null })),
  },
  modals: { place: 'other' },
  load: async ({ params, data, site: { market } }) => {
    if (market.paths['events-wemeet'] === null) return NOT_FOUND
    const event = await loadEvent(data, market.id, params.event)
    return isFound(event) ? { event } : NOT_FOUND
  },
  model: ({ event }, { site, now }) => eventModel(site, event, now),
  tags: ({ event }) => ['wemeet', `wemeet:${event.slug}`],
  head: eventHead,
  view: EventPage,
})
