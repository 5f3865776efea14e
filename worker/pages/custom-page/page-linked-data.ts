import { staticPath, travelPath } from '../../../markets/links.ts'
import { type MarketId, WORLD_MARKET } from '../../../markets/market-id.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { RouteName } from '../../../markets/route-table.ts'
import { translators } from '../../../markets/translate.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import { breadcrumbs, faqPage, itemList, organization, ownMarkup } from '../../seo/linked-data/linked-data.ts'

type Input = {
  market: Market
  route: RouteName
  path: string
  seo: CustomPage['seo']
  blocks: readonly Block[]
  origins: Readonly<Record<MarketId, string>>
  /** Where people write to. */
  email: string
}

/**
 * JSON-LD of a custom page: its own markup, who we are (home) or the way to the page, its lists of travels, and its
 * questions. Says only what the page shows.
 */
export const pageLinkedData = ({ market, route, path, seo, blocks, origins, email }: Input): object[] => {
  const origin = origins[market.id]
  const frame =
    route === 'index'
      ? organization(market, origin, origins[WORLD_MARKET], email)
      : [wayTo(market, route, path, seo, origin)]
  const lists = blocks.flatMap((block) => {
    const list = travelSlugs(block)
    return list === null
      ? []
      : [
          itemList(
            list.name,
            list.slugs.map((slug) => travelPath(market, slug)),
            origin,
          ),
        ]
  })
  const questions = blocks.flatMap((block) => (block.blockType === 'faq' ? block.content.items : []))
  return [...ownMarkup(seo.markupLinkedData), ...frame, ...lists, faqPage(questions)].filter((each) => each !== null)
}

const wayTo = (market: Market, route: RouteName, path: string, seo: CustomPage['seo'], origin: string): object => {
  const t = translators[market.id]
  const home = { name: t('layout.home'), path: staticPath(market, 'index') }
  const travels = { name: t('layout.travels'), path: staticPath(market, 'travels') }
  const between = route.startsWith('area-') ? [travels] : []
  return breadcrumbs([home, ...between, { name: seo.title, path }], origin)
}

const travelSlugs = (block: Block): { name: string; slugs: string[] } | null => {
  switch (block.blockType) {
    case 'travel-list':
    case 'top-sellers':
      return { name: block.content.title, slugs: block.content.travels.map(({ slug }) => slug) }
    case 'tour-list':
      return { name: block.content.title, slugs: block.content.tours.map(({ travel }) => travel.slug) }
    default:
      return null
  }
}
