import { Button, ButtonLink, ChipLink } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import { DEPARTURES_ID, viewHref } from './departure-filter.ts'
import type { TravelModel } from './travel-model.ts'

/** Fewer departures need no filter. */
const MIN_FILTERED = 4

/** The layouts as links, and the filter as a GET form. */
export const DepartureFilters = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, path, date, currency } = site
  const { filter, options, upcomingCount } = model
  if (upcomingCount < MIN_FILTERED) return null
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
        <FilterSelect
          name="month"
          label={t('tour.month')}
          any={t('tour.anyMonth')}
          chosen={filter.month}
          options={options.months.map((month) => [
            month,
            month.length === 7 ? date(`${month}-01`, 'month') : date(month, 'short'),
          ])}
        />
        <FilterSelect
          name="status"
          label={t('tour.status')}
          any={t('tour.anyStatus')}
          chosen={filter.status}
          options={options.statuses.map((status) => [status, t(`trip.status-${status}`)])}
        />
        {options.prices.length > 0 && (
          <FilterSelect
            name="priceTo"
            label={t('tour.maxPrice')}
            any={t('tour.anyPrice')}
            chosen={filter.priceTo}
            options={options.prices.map((cents) => [cents, t('tour.upTo', { amount: amountIn(site, cents) })])}
          />
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

type FilterSelectProps = {
  name: string
  label: string
  /** Label of the first option, which filters nothing. */
  any: string
  chosen: string | number | null
  options: readonly (readonly [value: string | number, label: string])[]
}

export const FilterSelect = ({ name, label, any, chosen, options }: FilterSelectProps) => (
  <Field id={name} label={label}>
    <Select
      id={name}
      name={name}
      defaultValue={String(chosen ?? '')}
      options={[['', any] as const, ...options].map(([value, text]) => ({ value: String(value), label: text }))}
    />
  </Field>
)
