import { staticPath } from '../../../markets/links.ts'
import { loadLayout } from '../../data/content.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import { statementBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { contactEmail } from '../../ui/contact-sections.tsx'
import { definePage, derived } from '../define-page.ts'
import { AccessibilityPage } from './accessibility-page.tsx'
import { statementOf } from './statement.ts'

const paths = () => pathsByMarket((market) => staticPath(market, 'accessibility'))

/** The accessibility statement (decision 34). */
export const accessibilityPage = definePage({
  route: 'accessibility',
  cache: { freshSeconds: 60, staleSeconds: 600 },
  kind: 'statement',
  analytics: 'custom page',
  sitemap: { name: 'pages', entries: () => [{ paths: paths(), changedOn: null }] },
  load: async ({ data, site }) => ({
    layout: await loadLayout(data, site.market.id).catch(() => derived(null, 'stale-if-error')),
  }),
  model: ({ layout }, { site }) => ({
    statement: statementOf(site.market),
    mail: contactEmail(layout?.contacts ?? null),
  }),
  head: (_, site) => ({
    title: site.t('accessibility.title'),
    description: site.t('accessibility.headDescription'),
    image: null,
    robots: 'index,follow',
    canonical: site.market.paths.accessibility,
    alternates: paths(),
    linkedData: [breadcrumbs(statementBreadcrumbs(site), site.origins[site.market.id])],
    preloads: [],
  }),
  view: AccessibilityPage,
})
