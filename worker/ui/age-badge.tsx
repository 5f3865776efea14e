import type { AgeBadge as Age } from '../../shared/contracts/tour.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { useRenderContext } from './render-context.tsx'

/** 35-49 is shown as 35+, ALL is 25-49 (spec section 3). */
const RANGES: Record<Age, string> = { '25-35': '25–35', '35-49': '35+', ALL: '25–49' }

/** The age range in the market's words, for where a component cannot stand. */
export const ageText = (t: ReturnType<typeof useRenderContext>['t'], age: Age): string =>
  t('trip.ages', { range: RANGES[age] })

/** For whom a departure is meant. */
export const AgeBadge = ({ age }: { age: Age }) => {
  const { t } = useRenderContext()
  return <span className="age-badge tabular">{ageText(t, age)}</span>
}

/** NEW, HOT or SAFE, of a travel or of a menu entry (spec section 2). */
export const TravelBadge = ({ badge }: { badge: Travel['badges'][number] }) => {
  const { t } = useRenderContext()
  return (
    <span className="badge" data-badge={badge}>
      {t(`trip.badge-${badge}`)}
    </span>
  )
}
