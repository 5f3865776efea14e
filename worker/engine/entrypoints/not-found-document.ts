import type { Layout } from '../../../shared/contracts/layout.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { bannersOnPath, talkToUsBeanOnPath } from '../../shell/banner-routes.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { RenderedDocument } from '../slots/recording.tsx'
import type { PageStyle } from '../styles/page-style.ts'

const MAX_VARIANTS = 64

/** By suggested travels and layout, collected together with them. */
const documents = new WeakMap<object, WeakMap<object, Map<string, RenderedDocument>>>()
const menus = new WeakMap<Layout, ReadonlySet<string>>()

type Content = { layout: Layout | null; style: PageStyle | null; suggested: readonly Travel[] }

/**
 * The document for a path that does not exist, rendered once for all such paths with the same banners, because anybody
 * can invent them.
 */
export const notFoundDocument = async (
  site: RenderContext,
  { layout, style, suggested }: Content,
  render: () => Promise<RenderedDocument>,
): Promise<RenderedDocument> => {
  if (layout !== null && isInMenu(layout, site)) return render()
  const { market, route, path, currency, today, variations } = site
  const banners = layout === null ? [] : bannersOnPath(layout.beans, path).map(({ id }) => id)
  const talk = layout === null ? null : talkToUsBeanOnPath(layout.talkToUsBeans, path)?.id
  const key = keyOf(market.id, route, currency, today, variations, banners, talk, style?.hash)
  const variants = getOrCreate(
    getOrCreate(documents, suggested, () => new WeakMap()),
    layout ?? market,
    () => new Map<string, RenderedDocument>(),
  )
  const known = variants.get(key)
  if (known !== undefined) return known
  const rendered = await render()
  if (variants.size >= MAX_VARIANTS) variants.clear()
  variants.set(key, rendered)
  return rendered
}

/** Whether a link of the menu or the wishlist's may be marked as the current one. */
const isInMenu = (layout: Layout, { market, path }: RenderContext): boolean => {
  const names = getOrCreate(menus, layout, () => namesIn(JSON.stringify([layout.header, layout.footer])))
  return names.has(lastPart(path)) || (market.paths.wishlist !== null && path.includes(market.paths.wishlist))
}

const lastPart = (path: string): string => path.split('/').at(-1) ?? ''

/** Last parts of all paths and slugs in a JSON text. */
const namesIn = (json: string): ReadonlySet<string> =>
  new Set([...json.matchAll(/"([^"\\]*)"/g)].map(([, text = '']) => lastPart(text)))
