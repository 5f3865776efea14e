import { allMarkets } from '../../../markets/registry.ts'
import { OFFLINE_PATH } from '../../../shared/offline/neutral-copy.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import type { PageRoute } from '../route.ts'
import offlineCss from './offline-page.css?inline'
import { OfflinePage } from './offline-page.tsx'

/**
 * What the service worker shows where there is no network (decision 49). It needs no back end, so that it is there to be
 * kept; without menus, because they lead where nothing can be had.
 */
export const offlineRoute: PageRoute = async ({ key, config }) => {
  const { t } = renderContextOf(config, key)
  return {
    kind: 'page',
    head: {
      title: t('offline.title'),
      description: t('offline.text'),
      image: null,
      robots: 'noindex,follow',
      canonical: null,
      alternates: Object.fromEntries(allMarkets.map(({ id }) => [id, OFFLINE_PATH])),
      linkedData: [],
      preloads: [],
    },
    body: <OfflinePage />,
    customCss: offlineCss,
    tags: [],
    hideLayout: true,
    pricesAt: null,
    degraded: false,
  }
}
