import { AREA_PAGES } from '../../../../markets/area-pages.ts'
import type { LinkedPlace } from '../../../../shared/contracts/linked-place.ts'
import { linkedCountries, loadPlaceSlugs, placeAt } from '../../catalogue/place-slugs.ts'
import { loadPlace } from '../../catalogue/places.ts'
import type { Site } from '../../site.ts'
import type { PageSource } from '../../sources/page-source.ts'
import { continentOf } from '../../translate.ts'
import type { LinkTargets } from '../links.ts'

/** Loads continent, country and name of the place that a page is about; `null` for other pages. */
export const loadPlaceBreadcrumbs = async (
  site: Site,
  slugs: PageSource['slugs'],
  { pageSlugs }: Pick<LinkTargets, 'pageSlugs'>,
): Promise<LinkedPlace[] | null> => {
  const { market, db } = site
  const id = placeAt(await loadPlaceSlugs(db), market, slugs)
  const place = id === undefined ? null : await loadPlace(site, id)
  if (place === null) return null
  const area = pageSlugs.get(AREA_PAGES[place.continent])
  const countries = place.source?.countries ?? []
  return [
    ...(area === undefined ? [] : [{ name: continentOf(place.continent, market).name, path: `/${area}` }]),
    ...(countries.length === 1 ? await linkedCountries(site, countries) : []),
    { name: place.name, path: `/${slugs[market]}` },
  ]
}
