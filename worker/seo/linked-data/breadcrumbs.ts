import type { Place } from '../../ui/breadcrumb-trails.ts'

const CONTEXT = 'https://schema.org'

/**
 * The way to a page as JSON-LD, home first. Places that the market lacks are left out.
 * @param origin absolute origin of the market's site
 */
export const breadcrumbs = (places: readonly Place[], origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: places
    .filter(({ path }) => path !== null)
    .map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
})
