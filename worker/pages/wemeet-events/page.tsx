import { eventPath } from '../../../markets/links.ts'
import { loadEvents } from '../../data/wemeet.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { breadcrumbs } from '../../seo/linked-data/breadcrumbs.ts'
import { itemList } from '../../seo/linked-data/item-list.ts'
import { wayToEvents } from '../../ui/breadcrumb-trails.ts'
import type { PageRoute } from '../route.ts'
import { eventsAlternates } from './events-alternates.ts'
import { eventsModel } from './events-model.ts'
import { EventsPage } from './events-page.tsx'
import { askedEvents } from './events-query.ts'

/** The community's events (spec section 2, route events-wemeet): searched by city and time. The list is critical. */
export const wemeetEventsRoute: PageRoute = async ({ key, market, config, data }) => {
  const path = market.paths['events-wemeet']
  if (path === null) return { kind: 'missing' }
  const asked = askedEvents(new URLSearchParams(key.query))
  const { value: list, state } = await loadEvents(data, market.id, asked)
  const site = renderContextOf(config, key)
  const title = site.t('wemeet.headTitle')
  const origin = config.SITE_ORIGINS[market.id]
  const paths = list.data.flatMap(({ slug }) => eventPath(market, slug) ?? [])
  const listed = itemList(title, paths, origin)
  return {
    kind: 'page',
    head: {
      title,
      description: site.t('wemeet.headDescription'),
      image: null,
      robots: key.query === '' ? 'index,follow' : 'noindex,follow',
      canonical: path,
      alternates: eventsAlternates(),
      linkedData: [breadcrumbs(wayToEvents(site), origin), ...(listed === null ? [] : [listed])],
      preloads: [],
    },
    body: <EventsPage model={eventsModel(site, asked, list)} />,
    tags: ['wemeet'],
    pricesAt: null,
    degraded: state === 'stale-if-error',
  }
}
