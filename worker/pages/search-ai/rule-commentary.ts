import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { totalText } from '../search/results-model.ts'
import type { AskAnswer } from './load-ask-page.ts'

/** The commentary of the rules, where no model wrote one: what fits, or that nothing does. The chips below it say what was understood. */
export const ruleCommentary = (site: RenderContext, { search }: Pick<AskAnswer, 'search'>): string => {
  const { t, currency } = site
  const { list, relaxations } = search
  const [tour] = list.tab === 'tours' ? list.page.data : []
  if (tour === undefined) return t(relaxations.length === 0 ? 'ask.nothing' : 'ask.closest')
  return t(list.page.total === 1 ? 'ask.foundOne' : 'ask.found', {
    total: totalText(site, 'tours', list.page),
    title: tour.travel.title,
    dates: formatDateRange(site.date, tour.startingDate, tour.endingDate),
    price: amountIn(site, tour.price[currency]),
  })
}
