import { allMarkets } from '../../../markets/registry.ts'
import { loadLayout } from '../../data/content.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { breadcrumbs } from '../../seo/linked-data/breadcrumbs.ts'
import { wayToStatement } from '../../ui/breadcrumb-trails.ts'
import { contactEmail } from '../../ui/contact-email.ts'
import type { PageRoute } from '../route.ts'
import { AccessibilityPage } from './accessibility-page.tsx'
import { evidence } from './evidence.ts'
import { statementOf } from './statement.ts'

/**
 * The accessibility statement (decision 52), made of what the tests have seen. Of the back end it wants the address to
 * write to; while that cannot be had, the brand's own stands there.
 */
export const accessibilityRoute: PageRoute = async ({ key, market, config, data }) => {
  const site = renderContextOf(config, key)
  const layout = await loadLayout(data, market.id).catch(() => null)
  return {
    kind: 'page',
    head: {
      title: site.t('accessibility.title'),
      description: site.t('accessibility.headDescription'),
      image: null,
      robots: 'index,follow',
      canonical: market.paths.accessibility,
      alternates: Object.fromEntries(
        allMarkets.flatMap(({ id, paths }) => (paths.accessibility === null ? [] : [[id, paths.accessibility]])),
      ),
      linkedData: [breadcrumbs(wayToStatement(site), config.SITE_ORIGINS[market.id])],
      preloads: [],
    },
    body: (
      <AccessibilityPage
        statement={statementOf(evidence, market.id)}
        mail={contactEmail(layout?.value.contacts ?? null)}
      />
    ),
    tags: ['layout'],
    pricesAt: null,
    degraded: layout === null || layout.state === 'stale-if-error',
  }
}
