import type { ComponentProps } from 'react'
import { codeNames } from '../../../markets/code-names.ts'
import type { MessageKey } from '../../../markets/messages.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { fittingText } from '../../ui/travel-card.tsx'
import { DEPARTURES_ID } from './departure-filter.ts'
import type { TravelModel } from './travel-model.ts'

type DatesLinkProps = {
  model: TravelModel
  /** Leads to the dates; default: on this page. */
  href?: string
}

export const PriceCard = ({ model, href = `#${DEPARTURES_ID}` }: DatesLinkProps) => {
  const site = useRenderContext()
  const { t } = site
  const { best, next, rules, isPriceApproximate, presetLanguage } = model
  return (
    <aside className="price-card" aria-label={t('travel.departures')}>
      {next === null ? (
        <p className="price-card-none">{t(noPrice(model))}</p>
      ) : (
        <>
          <p className="price-card-next">
            <span className="price-card-small">
              {t('travel.nextDeparture')}
              {presetLanguage !== null &&
                ` · ${t('travel.inLanguage', { language: codeNames(site.market).language(presetLanguage) })}`}
            </span>
            <time className="tabular" dateTime={next.startingDate}>
              {formatDateRange(site.date, next.startingDate, next.endingDate)}
            </time>
          </p>
          <PricePerPerson tour={next} isApproximate={isPriceApproximate} />
        </>
      )}
      {best !== null && best.id !== next?.id && <Price tour={best} from />}
      {model.fittingCount !== null && model.fittingCount.count > 0 && (
        <p className="price-card-small">{fittingText(t, model.fittingCount)}</p>
      )}
      <ButtonLink href={href} iconAfter="arrow-right">
        {t(best === null ? 'travel.seeDepartures' : 'travel.chooseDate')}
      </ButtonLink>
      <PriceCardNotes cancellation={t('travel.freeCancellation', { count: rules.freeCancellationDays })} />
    </aside>
  )
}

const noPrice = ({ upcomingCount, bookable }: TravelModel): MessageKey => {
  if (upcomingCount === 0) return 'trip.noDepartures'
  return bookable.length > 0 ? 'tour.noneFiltered' : 'travel.noBookable'
}

type PriceCardNotesProps = { cancellation: string | null; deposit?: string | null }

export const PriceCardNotes = ({ cancellation, deposit = null }: PriceCardNotesProps) => {
  const { t } = useRenderContext()
  return (
    <ul className="price-card-notes">
      {cancellation !== null && <li className="i-shield">{cancellation}</li>}
      {deposit !== null && <li className="i-clock">{deposit}</li>}
      <li className="i-check">{t('travel.insurance')}</li>
    </ul>
  )
}

type PricePerPersonProps = {
  tour: ComponentProps<typeof Price>['tour']
  isApproximate: boolean
}

export const PricePerPerson = ({ tour, isApproximate }: PricePerPersonProps) => {
  const { t } = useRenderContext()
  return (
    <div>
      <Price tour={tour} size="large" />
      <p className="price-card-small">{t(isApproximate ? 'travel.perPersonAbout' : 'travel.perPerson')}</p>
    </div>
  )
}

/** Next date, its price and a link to the dates at the lower edge of the screen while the card is out of view. */
export const BookingBar = ({ model, href = `#${DEPARTURES_ID}` }: DatesLinkProps) => {
  const { best, next } = model
  const { t, date } = useRenderContext()
  return (
    <aside className="booking-bar" aria-label={t('travel.chooseDate')}>
      <div className="container booking-bar-line">
        {next === null ? (
          <p>{t(noPrice(model))}</p>
        ) : (
          <div>
            <time className="price-card-small tabular" dateTime={next.startingDate}>
              {formatDateRange(date, next.startingDate, next.endingDate)}
            </time>
            <Price tour={next} />
          </div>
        )}
        <ButtonLink href={href}>{t(best === null ? 'travel.seeDepartures' : 'travel.chooseDate')}</ButtonLink>
      </div>
    </aside>
  )
}
