import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { filterFields, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { whenParameters, whenValue } from '../../../shared/filters/form-values.ts'
import { removals } from '../../search/active-filters.ts'
import { dateProblem, sentenceCase, whenLabel } from '../../search/filter-labels.ts'
import { Button, ButtonLink, ChipLink } from '../../ui/button.tsx'
import { Field, Select, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { inCurrency, type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import { tracked } from '../../ui/tracked.ts'
import { LANGUAGE } from '../../ui/travel-href.ts'
import { DEPARTURES_ID, viewHref, withChosen } from './departure-filter.ts'
import type { TravelModel } from './travel-model.ts'

/** Fewer departures need no filter. */
const MIN_FILTERED = 4

/** The chosen filters and the layouts as links, and the filter as a GET form. */
export const DepartureFilters = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, path } = site
  const { filter, isFiltered, upcomingCount } = model
  const isTyped = Object.keys(filter.typed ?? {}).length > 0
  if (upcomingCount < MIN_FILTERED && !isFiltered && !isTyped) return null
  return (
    <div className="departure-filters">
      {isFiltered && <Chosen model={model} />}
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
        {model.presetLanguage !== null && (
          <ChipLink href={viewHref(path, { ...filter, anyLanguage: true })}>
            {t('tour.allLanguages', { total: model.fittingTotal })}
          </ChipLink>
        )}
      </nav>
      <details open={isTyped}>
        <summary className="chip">
          <Icon name="filter" />
          {t('search.filters')}
        </summary>
        <FilterForm model={model} />
      </details>
    </div>
  )
}

const Chosen = ({ model: { filter, limitCurrency } }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, path } = site
  return (
    <ul className="cluster" aria-label={t('search.activeFilters')}>
      {removals(inCurrency(site, limitCurrency), filter.chosen, null).map(({ label, rest }) => (
        <li key={label}>
          <ChipLink href={viewHref(path, withChosen(filter, rest))} removes>
            <span className="visually-hidden">{t('search.removeFilter')} </span>
            {label}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

/** A select shows one status and one language: several are hidden fields. */
const FilterForm = ({ model }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, path } = site
  const { filter, isFiltered, options, limitCurrency } = model
  const { chosen } = filter
  const statuses = chosen.status ?? []
  const languages = chosen.groupLanguage ?? []
  const shown = [
    'dateFrom',
    'dateTo',
    'daysSpan',
    'priceTo',
    ...(statuses.length > 1 ? [] : ['status' as const]),
    ...(languages.length > 1 ? [] : ['groupLanguage' as const]),
  ] as const
  return (
    <form
      action={`${path}#${DEPARTURES_ID}`}
      aria-label={t('tour.filters')}
      autoComplete="off"
      {...tracked('departure_filter')}
    >
      <HiddenFields fields={[['currency', limitCurrency], ...filterFields(withoutKeys(chosen, ...shown))]} />
      {languages.length <= 1 && options.languages.length > 1 && (
        <FilterSelect
          name={LANGUAGE}
          label={t('search.groupLanguage')}
          any={t('tour.anyLanguage')}
          chosen={languages[0] ?? model.presetLanguage}
          options={options.languages.map((language) => [language, t(`trip.language-${language}`)])}
        />
      )}
      <FilterSelect
        name="when"
        label={t('tour.month')}
        any={t('tour.anyMonth')}
        chosen={whenValue(chosen)}
        options={options.dates.map((value) => [value, dateLabel(site, value)])}
      />
      {Object.entries(filter.typed ?? {}).map(([name, text]) => (
        <TextField
          key={name}
          id={`filter-${name}`}
          label={t(name === 'dateFrom' ? 'widget.dateFrom' : 'widget.dateTo')}
          problem={dateProblem(site)}
          name={name}
          defaultValue={text}
        />
      ))}
      {statuses.length <= 1 && (
        <FilterSelect
          name="status[]"
          label={t('tour.status')}
          any={t('tour.anyStatus')}
          chosen={statuses[0] ?? null}
          options={options.statuses.map((status) => [status, t(`trip.status-${status}`)])}
        />
      )}
      {options.prices.length > 0 && (
        <FilterSelect
          name="priceTo"
          label={t('tour.maxPrice')}
          any={t('tour.anyPrice')}
          chosen={chosen.priceTo ?? null}
          options={options.prices.map((cents) => [
            cents,
            t('tour.upTo', { amount: amountIn(inCurrency(site, limitCurrency), cents) }),
          ])}
        />
      )}
      {filter.view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
      <Button variant="secondary">{t('tour.apply')}</Button>
      {isFiltered && (
        <ButtonLink variant="quiet" href={viewHref(path, withChosen(filter, {}))}>
          {t('tour.clear')}
        </ButtonLink>
      )}
    </form>
  )
}

const dateLabel = (site: RenderContext, value: string): string => {
  const { dateFrom, dateTo, daysSpan } = whenParameters(value) ?? {}
  const dates: FilterState = { dateFrom, dateTo, ...(daysSpan !== undefined && { daysSpan: Number(daysSpan) }) }
  return sentenceCase(site, whenLabel(site, dates, []) ?? value)
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
  <Field id={`filter-${name.replace('[]', '')}`} label={label}>
    <Select
      id={`filter-${name.replace('[]', '')}`}
      name={name}
      defaultValue={String(chosen ?? '')}
      options={[['', any] as const, ...options].map(([value, text]) => ({ value: String(value), label: text }))}
    />
  </Field>
)
