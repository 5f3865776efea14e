import { OFFLINE_PATH } from '../../../shared/offline/offline-protocol.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { definePage } from '../define-page.ts'
import { OfflinePage } from './offline-page.tsx'

/** The service worker's page without a network (decision 31): needs no back end, and has no menus. */
export const offlinePage = definePage({
  route: 'offline',
  cache: { freshSeconds: 60, staleSeconds: 600 },
  kind: 'offline',
  analytics: 'custom page',
  offlineCopy: true,
  load: async () => ({}),
  model: () => null,
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
