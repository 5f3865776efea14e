import { staticPath, travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { chatLanguageByLanguage } from '../../../markets/registry.ts'

import {
  type ChatEntry,
  type ChatIndex,
  indexEntries,
  type ReadEntry,
  readEntries,
} from '../../../shared/chat/find-entries.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { type ComposedPage, loadCustomPage } from '../../data/content.ts'
import type { DataContext } from '../../data/public-client.ts'
import { loadTravel } from '../../data/trips.ts'

/**
 * Loads the questions and answers of the market and of the travel that the visitor views. Throws UpstreamError when
 * the market's cannot be loaded.
 * @param travel slug; null on other pages
 */
export const loadKnowledge = async (data: DataContext, market: Market, travel: string | null): Promise<ChatIndex> => {
  const [page, detail] = await Promise.all([
    loadCustomPage(data, market.id, { routingKey: 'faqs' }),
    travel === null
      ? null
      : loadTravel(data, market.id, travel).then(
          ({ value }) => value,
          () => null,
        ),
  ])
  const language = chatLanguageByLanguage[market.language]
  const general = page.value.kind === 'page' ? entriesOfPage(market, page.value.page) : []
  const own = detail === null ? [] : entriesOfTravel(market, detail)
  // The travel's own answer replaces the general one.
  const ownQuestions = new Set(own.map(({ folded }) => folded))
  return indexEntries(language, [...own, ...general.filter(({ folded }) => !ownQuestions.has(folded))])
}

const entriesBySource = new WeakMap<object, readonly ReadEntry[]>()

/** Caches the index per response of the back end. */
const readOnce = (market: Market, source: object, entries: () => ChatEntry[]): readonly ReadEntry[] => {
  const read = entriesBySource.get(source) ?? readEntries(chatLanguageByLanguage[market.language], entries())
  entriesBySource.set(source, read)
  return read
}

const entriesOfPage = (market: Market, page: ComposedPage): readonly ReadEntry[] =>
  readOnce(market, page, () =>
    page.blocks.flatMap((block) =>
      block.blockType === 'faq'
        ? block.content.items.map(({ id, question, answer }) => ({
            ...{ id, question, answer },
            href: `${staticPath(market, 'faqs') ?? '/'}#faq-${id}`,
          }))
        : [],
    ),
  )

const entriesOfTravel = (market: Market, travel: TravelDetail): readonly ReadEntry[] =>
  readOnce(market, travel, () =>
    travel.faqs.map(({ id, question, answer }) => ({
      ...{ id: `travel-${id}`, question, answer },
      href: `${travelPath(market, travel.slug)}#faq-${id}`,
    })),
  )
