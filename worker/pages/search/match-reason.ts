import type { FoundTour, FoundTravel, SearchMatch } from '../../../shared/contracts/search-match.ts'
import type { RenderContext } from '../../ui/render-context.tsx'

const KEYS = {
  destination: 'search.why-destination',
  alias: 'search.why-destination',
  continent: 'search.why-continent',
  travel: 'search.why-travel',
  place: 'search.why-place',
  style: 'search.why-style',
} as const satisfies Record<SearchMatch['kind'], string>

/**
 * Why something is in the list, as soon as that is not plain: what the searched text was found in, and how far from
 * the asked days it starts. Null where nothing needs explaining.
 */
export const matchReason = ({ t }: Pick<RenderContext, 't'>, found: FoundTour | FoundTravel): string | null => {
  const shifted = 'shiftedDays' in found ? (found.shiftedDays ?? 0) : 0
  const reasons = [
    ...(found.match === null ? [] : [t(KEYS[found.match.kind], { text: found.match.text })]),
    ...(shifted === 0 ? [] : [t(shifted < 0 ? 'search.why-before' : 'search.why-after', { count: Math.abs(shifted) })]),
  ]
  return reasons.length === 0 ? null : reasons.join(' · ')
}
