import { coordinatorPath } from '../../../markets/links.ts'
import { WORLD_MARKET } from '../../../markets/market-id.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Head } from '../../document/head.ts'
import { pathsByMarket } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import { wayToCoordinator } from '../../ui/breadcrumb-trails.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { CoordinatorModel } from './coordinator-model.ts'
import { PORTRAIT_SIZES } from './coordinator-page.tsx'

export const coordinatorHead = ({ coordinator }: CoordinatorModel, site: RenderContext): Head => {
  const { market, t, origins } = site
  const { name, motto, slug, picture } = coordinator
  const path = coordinatorPath(market, slug)
  return {
    title: t('tour.leaderTitle', { name }),
    description: t('tour.leaderDescription', { name, motto }),
    image: picture,
    robots: 'index,follow',
    canonical: path,
    alternates: pathsByMarket((each) => coordinatorPath(each, slug)),
    linkedData: [person(coordinator, site, path), breadcrumbs(wayToCoordinator(site, coordinator), origins[market.id])],
    preloads: [{ href: imageUrl(picture), srcSet: srcSet(picture), sizes: PORTRAIT_SIZES }],
  }
}

/** A person as JSON-LD. */
const person = (
  { name, picture, biography, languages }: CoordinatorModel['coordinator'],
  { market, origins, t }: RenderContext,
  path: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': `${origins[market.id]}${path}#person`,
  name,
  description: biography,
  image: imageUrl(picture),
  url: origins[market.id] + path,
  jobTitle: t('tour.leaderKicker'),
  knowsLanguage: languages,
  worksFor: { '@id': `${origins[WORLD_MARKET]}/#organization` },
})
