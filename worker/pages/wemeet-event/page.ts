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
  modals: { place: 'other' },
  load: async ({ params, data, site: { market } }) => {
    if (market.paths['events-wemeet'] === null) return NOT_FOUND
    const event = await loadEvent(data, market.id, params.event)
    if (!isFound(event)) return NOT_FOUND
    const { slug } = event.value
    return slug === params.event ? { event } : movedTo(eventPath(market, slug) ?? '/')
  },
  model: ({ event }, { site, now }) => eventModel(site, event, now),
  tags: () => ['wemeet'],
  head: eventHead,
  view: EventPage,
})
