import type { ReactNode } from 'react'
import { formatNumber } from '../../../markets/format-number.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { type FilterOption, isEmpty } from './choice.ts'
import { chosenOf, FilterGroup, OptionLine, OptionLines } from './filter-group.tsx'
import type { WhenField } from './when-field.ts'

type WhenFilterProps = { id: string; when: WhenField; children: ReactNode }

export const WhenFilter = ({ id, when, children }: WhenFilterProps) => {
  const { t } = useRenderContext()
  const months = when.years.flatMap((year) => year.months)
  const other = when.other === null ? [] : [when.other]
  return (
    <FilterGroup id={id} title={t('search.when')} chosen={chosenOf(months, when.events, other)} open>
      <OptionLine name="when" type="radio" option={when.any} />
      {other.map((option) => (
        <OptionLine key={option.value} name="when" type="radio" option={option} />
      ))}
      {when.years.map(({ year, months: inYear }) => (
        <div key={year}>
          <p className="filter-year">{year}</p>
          <div className="month-tiles">
            {inYear.map((month) => (
              <MonthTile key={month.value} month={month} />
            ))}
          </div>
        </div>
      ))}
      {when.events.length > 0 && (
        <details className="filter-more" data-fold="holidays" open={when.events.some(({ checked }) => checked)}>
          <summary>{t('search.holidays')}</summary>
          <OptionLines name="when" type="radio" options={when.events} />
        </details>
      )}
      {children}
      <Flexible id={`${id}-flexible`} options={when.flexible} />
    </FilterGroup>
  )
}

type MonthTileProps = { month: WhenField['years'][number]['months'][number] }

const MonthTile = ({ month }: MonthTileProps) => {
  const { market } = useRenderContext()
  const count = month.count === null ? null : formatNumber(market, month.count)
  return (
    <label className="month-tile">
      <input
        className="chip-input"
        type="radio"
        name="when"
        value={month.value}
        defaultChecked={month.checked}
        disabled={isEmpty(month)}
        aria-label={count === null ? month.label : `${month.label} (${count})`}
      />
      {month.short}
      {count !== null && <small>{count}</small>}
    </label>
  )
}

const Flexible = ({ id, options }: { id: string; options: readonly FilterOption[] }) => {
  const { t, market } = useRenderContext()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('search.flexibleDates')}
      </label>
      <select
        className="control select"
        id={id}
        name="daysSpan"
        defaultValue={options.find(({ checked }) => checked)?.value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={isEmpty(option)}>
            {option.count === null ? option.label : `${option.label} (${formatNumber(market, option.count)})`}
          </option>
        ))}
      </select>
    </div>
  )
}
