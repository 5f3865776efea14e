import { searchPath } from '../../../markets/links.ts'
import { Button } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import type { FilterForm } from './filter-form.ts'
import { chosenOf, FilterGroup, OptionLine, OptionLines } from './filter-group.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { RangeFields } from './range-fields.tsx'
import { WhenFilter } from './when-filter.tsx'

type FilterFieldsetProps = {
  form: FilterForm
  /** id of its heading. */
  labelledBy: string
  /** Before the ids of its fields: the panel and the modal may be on one page. */
  ids?: string
  /** What its button says. */
  apply: string
}

/** All filters as one plain GET form; client/search applies it as it changes. */
export const FilterFieldset = ({ form, labelledBy, ids = '', apply }: FilterFieldsetProps) => {
  const { t, market, currency } = useRenderContext()
  return (
    <form
      className="filters-form"
      method="get"
      action={searchPath(market)}
      aria-labelledby={labelledBy}
      // What is chosen is in the address: the browser must not put older answers back on the way back.
      autoComplete="off"
    >
      <HiddenFields fields={form.hidden} />
      <WhenFilter id={`${ids}filter-when`} when={form.when} />
      <FilterGroup id={`${ids}filter-price`} title={t('search.price')} chosen={chosenOf(form.price)} open>
        <OptionLines name="price" type="radio" options={form.price} />
        <RangeFields
          id={`${ids}filter`}
          names={['budgetFrom', 'budgetTo']}
          labels={[t('search.budgetFrom', { currency }), t('search.budgetTo', { currency })]}
          now={form.ownPrice}
          maxLength={9}
        />
      </FilterGroup>
      <FilterGroup id={`${ids}filter-days`} title={t('search.duration')} chosen={chosenOf(form.days)} open>
        <OptionLines name="days" type="radio" options={form.days} />
        <RangeFields
          id={`${ids}filter`}
          names={['daysFrom', 'daysTo']}
          labels={[t('search.daysFrom'), t('search.daysTo')]}
          now={form.ownDays}
          maxLength={3}
        />
      </FilterGroup>
      {form.places !== null && <PlaceFilter id={`${ids}filter-where`} places={form.places} />}
      {form.ages !== null && (
        <FilterGroup id={`${ids}filter-age`} title={t('search.age')} chosen={chosenOf(form.ages)}>
          <OptionLines name="ageBadge" type="radio" options={form.ages} />
        </FilterGroup>
      )}
      {form.lists.map(
        ({ key, title, options }) =>
          options.length > 0 && (
            <FilterGroup key={key} id={`${ids}filter-${title}`} title={t(`search.${title}`)} chosen={chosenOf(options)}>
              <OptionLines name={`${key}[]`} type="checkbox" options={options} />
            </FilterGroup>
          ),
      )}
      <FilterGroup id={`${ids}filter-extras`} title={t('search.extras')} chosen={chosenOf(form.extras)} open>
        {form.extras.map(({ name, ...option }) => (
          <OptionLine key={name} name={name} type="checkbox" option={option} />
        ))}
      </FilterGroup>
      <div className="filters-apply">
        <Button>{apply}</Button>
      </div>
    </form>
  )
}
