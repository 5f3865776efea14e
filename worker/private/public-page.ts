import type { DataContext } from '../data/public-client.ts'
import { confineCss, MAIN } from '../document/custom-css.ts'
import { buildPage } from '../page/build-page.ts'
import type { PageKey } from '../page/page-key.ts'
import type { BuiltPage } from '../pages/define-page.ts'

/**
 * The public page below a private modal, not indexed. null where there is none: the URL without the modal shows the
 * redirect or error.
 */
export const publicPage = async (key: PageKey, data: DataContext): Promise<BuiltPage | null> => {
  const answer = await buildPage(key, data).catch(() => null)
  if (answer?.kind !== 'page') return null
  return { ...answer, head: { ...answer.head, robots: 'noindex,follow', preloads: [], linkedData: [] } }
}

/** The page's own CSS, as the public page has it. */
export const customStyles = (page: BuiltPage | null): string[] =>
  page?.customCss ? [confineCss(page.customCss, MAIN)] : []
