import type { Choice } from '../../../routes/search/choice.ts'
import type { FilterForm, Tick } from '../../../routes/search/filter-form.ts'
import { useSite } from '../../site.tsx'
import { ChoiceChip } from '../../ui/chip.tsx'
import { Checkbox, Field } from '../../ui/field.tsx'
import { GroupedSelect } from './grouped-select.tsx'

/** One of a few short values, as pills. */
export const Pills = ({ legend, name, choice }: { legend: string; name: string; choice: Choice }) => (
  <fieldset className="filter">
    <legend className="field-label">{legend}</legend>
    <div className="filter-pills">
      {choice.options.map(({ value, label }) => (
        <ChoiceChip key={value} type="radio" name={name} value={value} defaultChecked={value === choice.value}>
          {label}
        </ChoiceChip>
      ))}
    </div>
  </fieldset>
)

type TicksProps = {
  legend: string
  /** Field name of all ticks that have none of their own. */
  name?: string
  ticks: readonly (Tick & { name?: string })[]
}

/** Any number of values, as boxes to tick. */
export const Ticks = ({ legend, name = '', ticks }: TicksProps) => (
  <fieldset className="filter">
    <legend className="field-label">{legend}</legend>
    <div className="filter-ticks">
      {ticks.map((tick) => (
        <Checkbox
          key={tick.name ?? tick.value}
          name={tick.name ?? name}
          value={tick.value}
          defaultChecked={tick.checked}
        >
          {tick.label}
        </Checkbox>
      ))}
    </div>
  </fieldset>
)

/** A continent or a country; of several chosen ones each can be taken back, and one more added. */
export const WhereField = ({ where, ids }: { where: NonNullable<FilterForm['where']>; ids: string }) => {
  const { t } = useSite()
  const several = where.kept.length > 0
  return (
    <div className="filter">
      {several && (
        <Ticks legend={t('search.chosenPlaces')} ticks={where.kept.map((place) => ({ ...place, checked: true }))} />
      )}
      <Field id={`${ids}filter-where`} label={t('search.place')}>
        <GroupedSelect
          id={`${ids}filter-where`}
          name="where"
          first={t(several ? 'search.addPlace' : 'search.anywhere')}
          {...where}
        />
      </Field>
    </div>
  )
}

/** Ready-made price ranges, or an own one: a field that is filled in wins over the ready-made. */
export const PriceField = ({ price, ids }: { price: Choice; ids: string }) => {
  const { t, currency } = useSite()
  return (
    <fieldset className="filter">
      <legend className="field-label">{t('search.price')}</legend>
      <div className="filter-ticks">
        {price.options.map(({ value, label }) => (
          <Checkbox key={value} type="radio" name="price" value={value} defaultChecked={value === price.value}>
            {label}
          </Checkbox>
        ))}
      </div>
      <div className="filter-range">
        <Field id={`${ids}budget-from`} label={t('search.budgetFrom', { currency })}>
          <input
            className="control"
            id={`${ids}budget-from`}
            name="budgetFrom"
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
        <Field id={`${ids}budget-to`} label={t('search.budgetTo', { currency })}>
          <input className="control" id={`${ids}budget-to`} name="budgetTo" inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
    </fieldset>
  )
}
