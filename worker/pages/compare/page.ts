import { loadLayout } from '../../data/content.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { comparisonPath, MAX_COMPARED } from '../../ui/compare-href.ts'
import { definePage, optional, type PageData } from '../define-page.ts'
import { compareModel } from './compare-model.ts'
import { ComparePage } from './compare-page.tsx'
import { compareQuery, readKeys } from './compare-query.ts'
import { type Compared, loadCompared } from './load-compared.ts'

/** Up to three departures side by side, at a URL that can be shared. */
export const comparePage = definePage({
  route: 'compare',
  query: { parse: readKeys, canonical: compareQuery },
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'trip',
  analytics: 'custom page',
  load: async ({ data, site: { market }, query }) => {
    const [layout, ...loaded] = await Promise.all([
      optional(loadLayout(data, market.id), null),
      ...query.slice(0, MAX_COMPARED).map((key) => loadCompared(data, market, key)),
    ])
    return { layout, compared: together(loaded) }
  },
  model: ({ layout, compared }, { site, query }) =>
    compareModel(site, query, compared, layout?.settings.installmentPayments ?? false),
  showsPrices: ({ compared }) => compared.length > 0,
  head: ({ compared, hrefIn }, { t, market }) => ({
    title: t('compare.title'),
    description: t('compare.empty'),
    image: null,
    robots: 'noindex,follow',
    canonical: comparisonPath(
      market,
      compared.map(({ key }) => key),
    ),
    alternates: pathsByMarket(({ language, paths }) => hrefIn(language, paths.compare)),
    linkedData: [],
    preloads: [],
  }),
  view: ComparePage,
})

const together = (loaded: readonly PageData<Compared | null>[]): PageData<(Compared | null)[]> => ({
  value: loaded.map(({ value }) => value),
  storedAt: Math.min(...loaded.map(({ storedAt }) => storedAt)),
  state: loaded.find(({ state }) => state === 'stale-if-error')?.state ?? 'hit',
})
