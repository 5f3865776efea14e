import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

type Words = Pick<RenderContext, 't'>

/** "128 partenze" or "12 viaggi". */
export const countText = ({ t }: Words, tab: FilterState['tab'], count: number): string =>
  t(tab === 'travels' ? 'search.totalTravels' : 'search.totalTours', { count })

/** The same; "Almeno 2.000 partenze" when the back end stopped counting. */
export const totalText = (
  words: Words,
  tab: FilterState['tab'],
  { total, totalIsAtLeast }: { total: number; totalIsAtLeast?: boolean },
): string =>
  totalIsAtLeast
    ? words.t(tab === 'travels' ? 'search.atLeastTravels' : 'search.atLeastTours', { total })
    : countText(words, tab, total)
