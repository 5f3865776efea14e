import { OFFLINE_PATH } from '../../../shared/offline/offline-protocol.ts'
import { loadSuggestedTravels } from '../../data/catalogue.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { definePage, derived } from '../define-page.ts'
import { OfflinePage } from './offline-page.tsx'

/** The service worker's page without a network (decision 31): complete without a back end, and has no menus. */
export const offlinePage = definePage({
  route: 'offline',
  cache: { freshSeconds: 60, staleSeconds: 600 },
  kind: 'offline',
  analytics: 'custom page',
  offlineCopy: true,
  load: async ({ data, site }) => ({ suggested: derived(await loadSuggestedTravels(data, site.market.id)) }),
  model: ({ suggested }) => suggested,
  head: (_, { t }) => ({
    title: t('offline.title'),
    description: t('offline.text'),
    image: null,
    robots: 'noindex,follow',
    canonical: null,
    alternates: pathsByMarket(() => OFFLINE_PATH),
    linkedData: [],
    preloads: [],
  }),
  frame: () => ({ hideLayout: true }),
  view: OfflinePage,
})
