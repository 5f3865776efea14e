import { Button, ButtonLink, ChipLink } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { DEPARTURES_ID, viewHref } from './departure-links.ts'
import type { TravelModel } from './travel-model.ts'

/** Fewer departures than these need no filter. */
const WORTH_FILTERING = 4

/** Month, status and price as a form that gets, and the two layouts as links: each choice is an address. */
export const DepartureFilters = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, path, date, currency } = site
  const { filter, options, upcomingCount } = model
  if (upcomingCount < WORTH_FILTERING) return null
  const isFiltered = filter.month !== null || filter.status !== null || filter.priceTo !== null
  return (
    <div className="departure-filters">
      <nav className="date-views" aria-label={t('modals.view')}>
        {(['list', 'calendar'] as const).map((view) => (
          <ChipLink
            key={view}
            href={viewHref(path, { ...filter, view })}
            current={view === filter.view}
            track={tracked({ event: 'departure_view', layout: view })}
          >
            {t(`modals.${view}`)}
          </ChipLink>
        ))}
      </nav>
      <form
        action={`${path}#${DEPARTURES_ID}`}
        aria-label={t('tour.filters')}
        {...tracked({ event: 'departure_filter' })}
      >
        <Field id="month" label={t('tour.month')}>
          <Select
            id="month"
            name="month"
            defaultValue={filter.month ?? ''}
            options={[
              { value: '', label: t('tour.anyMonth') },
              ...options.months.map((month) => ({
                value: month,
                label: month.length === 7 ? date(`${month}-01`, 'month') : date(month, 'short'),
              })),
            ]}
          />
        </Field>
        <Field id="status" label={t('tour.status')}>
          <Select
            id="status"
            name="status"
            defaultValue={filter.status ?? ''}
            options={[
              { value: '', label: t('tour.anyStatus') },
              ...options.statuses.map((status) => ({ value: status, label: t(`trip.status-${status}`) })),
            ]}
          />
        </Field>
        {options.prices.length > 0 && (
          <Field id="priceTo" label={t('tour.maxPrice')}>
            <Select
              id="priceTo"
              name="priceTo"
              defaultValue={filter.priceTo === null ? '' : String(filter.priceTo)}
              options={[
                { value: '', label: t('tour.anyPrice') },
                ...options.prices.map((cents) => ({
                  value: String(cents),
                  label: t('tour.upTo', { amount: amountIn(site, cents) }),
                })),
              ]}
            />
          </Field>
        )}
        <input type="hidden" name="currency" value={currency} />
        {filter.view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
        <Button variant="secondary">{t('tour.apply')}</Button>
        {isFiltered && (
          <ButtonLink variant="quiet" href={viewHref(path, { ...filter, month: null, status: null, priceTo: null })}>
            {t('tour.clear')}
          </ButtonLink>
        )}
      </form>
    </div>
  )
}
