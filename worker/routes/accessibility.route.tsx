import { allMarkets } from '../../markets/registry.ts'
import { evidence } from '../accessibility/evidence.ts'
import { statementOf } from '../accessibility/statement.ts'
import { loadLayout } from '../data/content.ts'
import { renderContextOf } from '../page/render-context-of.ts'
import { wayToStatement } from '../render/breadcrumb-trails.ts'
import { contactEmail } from '../render/contact-email.ts'
import { breadcrumbs } from '../render/linked-data/breadcrumbs.ts'
import { AccessibilityPage } from '../render/pages/accessibility/accessibility-page.tsx'
import type { PageRoute } from './route.ts'

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
