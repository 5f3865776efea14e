import type { ReactNode } from 'react'
import { searchPath } from '../../../markets/links.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import type { ModalScreen } from '../../shell/modal.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PartsLink } from '../../ui/parts-link.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { HiddenFields } from '../../ui/search-box/search-box.tsx'
import type { HiddenField } from '../../ui/search-box/search-href.ts'
import { useSlots } from '../../ui/slots.ts'
import type { FilterForm } from './filter-form.ts'
import { chosenOf, FilterGroup, MODAL_IDS, OptionLine, OptionLines, optionsOf } from './filter-group.tsx'
import type { PlaceGroup } from './place-groups.ts'
import type { SearchModel } from './search-model.ts'
import { WhenFilter } from './when-filter.tsx'

type FilterPanelProps = { model: SearchModel }

/** The filter form next to the results on wide screens; a phone's page has its hidden fields, for the modal. */
export const FilterPanel = ({ model }: FilterPanelProps) => {
  const { market } = useRenderContext()
  return useSlots().elementSlots('only-for', [
    ['wide', <Panel key="panel" model={model} />],
    [
      'phone',
      <form key="fields" className="filters-form" method="get" action={searchPath(market)} hidden>
        <HiddenFields fields={model.hiddenFields} />
      </form>,
    ],
  ])
}

const Panel = ({ model }: FilterPanelProps) => {
  const { t } = useRenderContext()
  return (
    <aside className="filters" aria-labelledby="filters-title">
      <div className="filters-head">
        <h2 className="filters-title" id="filters-title">
          {t('search.filters')}
        </h2>
        {model.activeFilters.length > 0 && (
          <a className="clear-filters" href={model.clearHref}>
            {t('search.clearAll')}
          </a>
        )}
      </div>
      <FilterFieldset hidden={model.hiddenFields} labelledBy="filters-title">
        <LanguageFilter form={model.form} />
        <CachedFragment as="div" className="frame" of={model.formOf.answer} variant={model.formOf.when}>
          {() => <DateFilter form={model.form} />}
        </CachedFragment>
        <CachedFragment as="div" className="frame" of={model.formOf.answer} variant={model.formOf.limits}>
          {() => <LimitFields form={model.form} />}
        </CachedFragment>
        <PlaceFilter places={model.places} optionsHref={model.filtersHref} />
        <LastFields form={model.form} apply={t('search.apply')} optionsHref={model.filtersHref} />
      </FilterFieldset>
    </aside>
  )
}

type FilterFieldsetProps = { hidden: readonly HiddenField[]; labelledBy: string; children: ReactNode }

/** A plain GET form; client/search applies changes immediately. */
const FilterFieldset = ({ hidden, labelledBy, children }: FilterFieldsetProps) => {
  const { market } = useRenderContext()
  return (
    <form
      className="filters-form"
      method="get"
      action={searchPath(market)}
      aria-labelledby={labelledBy}
      // The URL holds the values: on Back the browser must not restore older ones.
      autoComplete="off"
    >
      <HiddenFields fields={hidden} />
      {children}
    </form>
  )
}

type FieldsProps = {
  form: FilterForm
  /** Prefix of the fields' ids: panel and modal may be on one page. */
  ids?: string
}

/** The list that comes first. */
const isLanguage = ({ key }: FilterForm['lists'][number]): boolean => key === 'groupLanguage'

const LanguageFilter = ({ form, ids = '' }: FieldsProps) => {
  const { t } = useRenderContext()
  return form.lists.filter(isLanguage).map((list) => (
    <FilterGroup
      key={list.key}
      id={`${ids}filter-language`}
      title={t(`search.${list.title}`)}
      chosen={list.chosen}
      open
    >
      <ListOptions list={list} />
    </FilterGroup>
  ))
}

const DateFilter = ({ form, ids = '' }: FieldsProps) => {
  const { t } = useRenderContext()
  return (
    <WhenFilter id={`${ids}filter-when`} when={form.when}>
      {form.typesDates && (
        <RangeFields
          id={`${ids}filter`}
          names={['dateFrom', 'dateTo']}
          labels={[t('widget.dateFrom'), t('widget.dateTo')]}
          own={form.own}
          inputMode="text"
        />
      )}
    </WhenFilter>
  )
}

const LimitFields = ({ form, ids = '' }: FieldsProps) => {
  const { t } = useRenderContext()
  const { currency, price, days } = form
  return (
    <>
      <FilterGroup id={`${ids}filter-price`} title={t('search.price')} chosen={chosenOf(price)} open>
        <OptionLines name="price" type="radio" options={price} />
        <RangeFields
          id={`${ids}filter`}
          names={['budgetFrom', 'budgetTo']}
          labels={[t('search.budgetFrom', { currency }), t('search.budgetTo', { currency })]}
          own={form.own}
          inputMode="decimal"
        />
      </FilterGroup>
      <FilterGroup id={`${ids}filter-days`} title={t('search.duration')} chosen={chosenOf(days)} open>
        <OptionLines name="days" type="radio" options={days} />
        <RangeFields
          id={`${ids}filter`}
          names={['daysFrom', 'daysTo']}
          labels={[t('search.daysFrom'), t('search.daysTo')]}
          own={form.own}
          inputMode="numeric"
        />
      </FilterGroup>
    </>
  )
}

const LastFields = ({
  form,
  ids = '',
  apply,
  optionsHref,
}: FieldsProps & { apply: string; optionsHref: string | null }) => {
  const { t } = useRenderContext()
  return (
    <>
      {form.ages !== null && (
        <FilterGroup
          id={`${ids}filter-age`}
          title={t('search.age')}
          chosen={chosenOf(form.ages)}
          optionsHref={optionsHref}
        >
          <OptionLines name="ageBadge" type="radio" options={form.ages} />
        </FilterGroup>
      )}
      {form.lists
        .filter((list) => !isLanguage(list))
        .map((list) => (
          <FilterGroup
            key={list.key}
            id={`${ids}filter-${list.title}`}
            title={t(`search.${list.title}`)}
            chosen={list.chosen}
            optionsHref={optionsHref}
          >
            <ListOptions list={list} />
          </FilterGroup>
        ))}
      <FilterGroup id={`${ids}filter-extras`} title={t('search.extras')} chosen={chosenOf(form.extras)} open>
        {form.extras.map(({ name, ...option }) => (
          <OptionLine key={name} name={name} type="checkbox" option={option} />
        ))}
      </FilterGroup>
      <div className="filters-apply">
        <Button>{apply}</Button>
      </div>
    </>
  )
}

/** Not rendered, and its options not built, in a closed group. */
const ListOptions = ({ list }: { list: FilterForm['lists'][number] }) => (
  <OptionLines name={`${list.key}[]`} type="checkbox" options={list.options} />
)

/** The filter form in a modal for phones and tablets. */
export const filtersModal = (
  site: RenderContext,
  { form, places, hiddenFields, activeFilters, clearHref, apply }: SearchModel,
): ModalScreen => ({
  title: site.t('search.filters'),
  body: (
    <>
      {activeFilters.length > 0 && (
        <a className="clear-filters" href={clearHref}>
          {site.t('search.clearAll')}
        </a>
      )}
      <FilterFieldset hidden={hiddenFields} labelledBy="modal-title">
        <LanguageFilter form={form} ids={MODAL_IDS} />
        <DateFilter form={form} ids={MODAL_IDS} />
        <LimitFields form={form} ids={MODAL_IDS} />
        <PlaceFilter places={places} ids={MODAL_IDS} optionsHref={null} />
        <LastFields form={form} ids={MODAL_IDS} apply={apply} optionsHref={null} />
      </FilterFieldset>
    </>
  ),
})

type PlaceFilterProps = {
  places: readonly PlaceGroup[] | null
  ids?: string
  /** As of a filter group. */
  optionsHref: string | null
}

const PlaceFilter = ({ places, ids = '', optionsHref }: PlaceFilterProps) => {
  const { t } = useRenderContext()
  if (places === null) return null
  const chosen = places.reduce((sum, group) => sum + group.chosen + (group.continent?.checked === true ? 1 : 0), 0)
  return (
    <FilterGroup id={`${ids}filter-where`} title={t('search.place')} chosen={chosen} open>
      {places.map((group, index) => (
        <div key={group.continent?.value ?? ''} className="filter-place">
          {group.continent !== null && <OptionLine name="continentId[]" type="checkbox" option={group.continent} />}
          {group.hasDestinations && (
            <details className="filter-more" data-fold={group.continent?.value ?? ''} open={group.open}>
              <summary>
                {t('search.countries')}
                {group.continent !== null && <span className="visually-hidden">{` ${group.continent.label}`}</span>}
              </summary>
              {group.open || optionsHref === null ? (
                <OptionLines name="destinationId[]" type="checkbox" options={group.destinations} />
              ) : (
                <PartsLink
                  href={optionsHref}
                  parts={`${optionsOf('filter-where')}:nth-child(${index + 1})>details>label`}
                >
                  {t('search.countries')}
                </PartsLink>
              )}
            </details>
          )}
        </div>
      ))}
    </FilterGroup>
  )
}

type RangeFieldsProps = {
  /** Prefix of both ids. */
  id: string
  names: readonly (keyof FilterForm['own'])[]
  labels: readonly string[]
  own: FilterForm['own']
  inputMode: 'decimal' | 'numeric' | 'text'
}

/** A custom range; once changed it wins over the suggested ones. */
const RangeFields = ({ id, names, labels, own, inputMode }: RangeFieldsProps) => (
  <div className="filter-range">
    {names.map((name, index) => (
      <TextField
        key={name}
        id={`${id}-${name}`}
        label={labels[index] ?? ''}
        problem={own[name].problem}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={40}
        defaultValue={own[name].value}
      />
    ))}
  </div>
)
