import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { searchPath, staticPath, tourPath } from '../../../markets/links.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { ButtonLink, ChipLink } from '../../ui/button.tsx'
import { MAX_COMPARED } from '../../ui/compare-href.ts'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { LaterStyles } from '../../ui/slots.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import { departureOn } from '../travel/departure.ts'
import { DepartureAction } from '../travel/departure-action.tsx'
import type { CompareModel } from './compare-model.ts'

/** Up to three departures side by side. */
export const ComparePage = ({ model }: { model: CompareModel }) => {
  const { t, currency, market } = useRenderContext()
  const { compared, notes } = model
  return (
    <div className="container compare">
      <h1>{t('compare.title')}</h1>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {currency !== market.currency && compared.length > 0 && (
        <Notice>{t('layout.currencyNotice', { currency })}</Notice>
      )}
      {compared.length > 0 && compared.length < MAX_COMPARED && (
        <p>
          <ChipLink href="#compare-more">{t('compare.another')}</ChipLink>
        </p>
      )}
      {compared.length === 0 ? <p>{t('compare.empty')}</p> : <CompareTable model={model} />}
      <LaterStyles />
      <AddDeparture model={model} />
    </div>
  )
}

const CompareTable = ({ model: { compared, rows } }: { model: CompareModel }) => {
  const site = useRenderContext()
  const { t, market, date } = site
  const rules = bookingRulesOn(site.today, market.id)
  return (
    <section className="compare-table" aria-label={t('compare.title')}>
      <table className="tabular">
        <thead>
          <tr>
            <td />
            {compared.map(({ key, tour, highlights }, index) => (
              <td key={key}>
                <Picture image={tour.travel.thumbnailImage} alt="" priority={index === 0} />
                <div className="compare-marks cluster">
                  <StatusPill status={tour.salesStatus} />
                  {highlights.map((text) => (
                    <span key={text} className="age-badge" data-own="">
                      {text}
                    </span>
                  ))}
                </div>
              </td>
            ))}
          </tr>
          <tr className="compare-heads">
            <td />
            {compared.map(({ key, tour }) => (
              <th key={key} scope="col">
                <a href={tourPath(market, tour.travel.slug, tour.code)}>{tour.travel.title}</a>
                <time dateTime={tour.startingDate}>{formatDateRange(date, tour.startingDate, tour.endingDate)}</time>
                <Price tour={tour} />
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {compared.map(({ key, tour, removeHref }) => {
              const dates = formatDateRange(date, tour.startingDate, tour.endingDate)
              return (
                <td key={key}>
                  <DepartureAction departure={departureOn(site.today, tour, rules)} dates={dates} />
                  <ChipLink href={removeHref} removes>
                    {t('compare.remove')}
                    <span className="visually-hidden">{` ${tour.travel.title}, ${dates}`}</span>
                  </ChipLink>
                </td>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, isTotal }) => (
            <tr key={label} className={isTotal ? 'compare-total' : undefined}>
              <th scope="row">{label}</th>
              {cells.map((lines, index) => (
                <td key={keyOf(index, lines)} {...(cells.length === 1 && { colSpan: compared.length })}>
                  {lines.length === 0 ? '—' : lines.map((line) => <p key={line}>{line}</p>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const AddDeparture = ({ model: { compared, suggested } }: { model: CompareModel }) => {
  const { t, market } = useRenderContext()
  const wishlist = staticPath(market, 'wishlist')
  return (
    <section className="no-results" aria-labelledby="compare-more">
      <h2 id="compare-more">{t(compared.length === 0 ? 'compare.choose' : 'compare.another')}</h2>
      {suggested.map(({ title, tours }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="active-filters">
            {tours.map(({ label, href }) => (
              <li key={href}>
                <ChipLink href={href}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="buttons">
        <ButtonLink href={searchPath(market)} variant="secondary" icon="search">
          {t('compare.search')}
        </ButtonLink>
        {wishlist !== null && (
          <ButtonLink href={wishlist} variant="secondary" icon="heart">
            {t('compare.wishlist')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
