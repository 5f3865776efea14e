import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { filterPhrases } from '../../search/active-filters.ts'
import { formatList } from '../../ui/format-list.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { totalText } from '../search/results-model.ts'
import type { AskAnswer } from './load-ask-page.ts'

/** The commentary of the rules, where no model wrote one: what was understood, and what fits or comes closest. */
export const ruleCommentary = (
  site: RenderContext,
  { filter, search }: Pick<AskAnswer, 'filter' | 'search'>,
): string => {
  const { t, market, currency } = site
  const { list, filters, relaxations } = search
  const understood = filterPhrases(site, filter, filters)
  const [tour] = list.tab === 'tours' ? list.page.data : []
  const [closest] = relaxations
  const found =
    tour !== undefined
      ? t('ask.found', {
          total: totalText(site, 'tours', list.page),
          title: tour.travel.title,
          dates: formatDateRange(site.date, tour.startingDate, tour.endingDate),
          price: amountIn(site, tour.price[currency]),
        })
      : closest === undefined
        ? t('ask.nothing')
        : t('ask.closest', { label: closest.label, total: closest.total })
  return understood.length === 0
    ? found
    : `${t('ask.understood', { what: formatList(market.locale, understood) })} ${found}`
}
