import { markets } from '../../markets/registry.ts'
import type { DataContext } from '../data/public-client.ts'
import { confineCss, MAIN } from '../document/custom-css.ts'
import type { PageKey } from '../page/page-key.ts'
import { pageRoute } from '../page/registry.ts'
import { dayOfKey } from '../page/render-context-of.ts'
import type { RouteAnswer } from '../pages/route.ts'

type Page = Extract<RouteAnswer, { kind: 'page' }>

/**
 * The public page below a modal of one visitor's own: the same route, from the same kept answers. It is no page for
 * search engines. Null where there is none: the address without the modal says what there is instead.
 */
export const publicPage = async (key: PageKey, data: DataContext): Promise<Page | null> => {
  const route = pageRoute(key.route)
  if (route === null) return null
  const today = dayOfKey(data.config, key)
  const answer = await route({ key, market: markets[key.market], config: data.config, data, today }).catch(() => null)
  if (answer?.kind !== 'page') return null
  return { ...answer, head: { ...answer.head, robots: 'noindex,follow', preloads: [], linkedData: [] } }
}

/** The page's own CSS, as the public page has it. */
export const customStyles = (page: Page | null): string[] => (page?.customCss ? [confineCss(page.customCss, MAIN)] : [])
