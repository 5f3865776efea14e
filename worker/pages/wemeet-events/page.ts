import { eventPath } from '../../../markets/links.ts'
import { loadEvents } from '../../data/wemeet.ts'
import { breadcrumbs, itemList } from '../../seo/linked-data/linked-data.ts'
import { eventsBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { definePage, NOT_FOUND } from '../define-page.ts'
import { eventsModel } from './events-model.ts'
import { EventsPage } from './events-page.tsx'
import { eventsPaths, eventsQuery, parseEventsQuery } from './events-query.ts'

export const wemeetEventsPage = definePage({
  route: 'events-wemeet',
  query: { parse: parseEventsQuery, canonical: (query) => ({ query: eventsQuery(parseEventsQuery(query)) }) },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'community',
  analytics: 'custom page',
  sitemap: { name: 'pages', entries: () => [{ paths: eventsPaths(), changedOn: null }] },
  load: async ({ data, site: { market }, query }) =>
    market.paths['events-wemeet'] === null ? NOT_FOUND : { list: await loadEvents(data, market.id, query) },
  model: ({ list }, { site, query }) => eventsModel(site, query, list),
  head: ({ query, events }, site) => {
    const { t, market, origins } = site
    const origin = origins[market.id]
    const title = t('wemeet.headTitle')
    const pages = events.map(({ slug }) => eventPath(market, slug)).filter((path) => path !== null)
    const listed = itemList(
      title,
      pages.map((path) => ({ path })),
      origin,
    )
    return {
      title,
      description: t('wemeet.headDescription'),
      image: null,
      robots: eventsQuery(query) === '' ? 'index,follow' : 'noindex,follow',
      canonical: market.paths['events-wemeet'],
      alternates: eventsPaths(),
      linkedData: [breadcrumbs(eventsBreadcrumbs(site), origin), ...(listed === null ? [] : [listed])],
      preloads: [],
    }
  },
  view: EventsPage,
})
