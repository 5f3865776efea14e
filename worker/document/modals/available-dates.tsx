import type { ReactNode } from 'react'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DateList } from './date-list.tsx'
import { DateMonths } from './date-months.tsx'

type AvailableDatesProps = {
  /** Upcoming departures, soonest first. */
  tours: readonly Tour[]
  layout: string | null
  /** Where a day of the calendar leads. */
  hrefOf: (day: string) => string
  /** Departures of several travels: each line says which. */
  several?: boolean
  /** What is said where none of them can be had. */
  nothing: ReactNode
}

/** Every date, as a list or as a calendar (spec section 2). */
export const AvailableDates = ({ tours, layout, hrefOf, several = false, nothing }: AvailableDatesProps) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <>
      <nav className="date-views" aria-label={t('modals.view')}>
        {(['list', 'calendar'] as const).map((view) => (
          <ChipLink key={view} href={modalHref(site, 'available-dates', view)} current={view === layout}>
            {t(`modals.${view}`)}
          </ChipLink>
        ))}
      </nav>
      {tours.every(({ salesStatus }) => !marksDayBusy(salesStatus)) && nothing}
      {layout === 'calendar' ? (
        <DateMonths tours={tours} hrefOf={hrefOf} />
      ) : (
        <DateList tours={tours} several={several} />
      )}
    </>
  )
}
