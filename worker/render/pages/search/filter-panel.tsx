import { searchPath } from '../../../../markets/links.ts'
import type { FilterForm } from '../../../routes/search/filter-form.ts'
import { HiddenFields } from '../../search-box/hidden-fields.tsx'
import { useSite } from '../../site.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pills, PriceField, Ticks, WhereField } from './filter-fields.tsx'
import { GroupedSelect } from './grouped-select.tsx'

export const FILTERS_ID = 'filters'

/**
 * The filter form: beside the results on wide screens, a popover over the page on phones. One markup for both; the
 * platform opens and closes it, and the form is a plain GET form.
 */
export const FilterPanel = ({ form, clearHref }: { form: FilterForm; clearHref: string | null }) => {
  const { t, market } = useSite()
  return (
    <div className="filters" id={FILTERS_ID} popover="auto">
      <div className="filters-head">
        <h2 className="filters-title" id="filters-title">
          {t('search.filters')}
        </h2>
        {clearHref !== null && (
          <a className="clear-filters" href={clearHref}>
            {t('search.clearAll')}
          </a>
        )}
        <button
          className="filters-close icon-button"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('search.closeFilters')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form className="filters-form" method="get" action={searchPath(market)} aria-labelledby="filters-title">
        <HiddenFields fields={form.hidden} />
        {form.where !== null && <WhereField where={form.where} />}
        <Field id="filter-when" label={t('search.when')}>
          <GroupedSelect id="filter-when" name="when" first={t('search.anytime')} {...form.when} />
        </Field>
        <PriceField price={form.price} />
        <Pills legend={t('search.duration')} name="days" choice={form.days} />
        {form.ages !== null && <Pills legend={t('search.age')} name="ageBadge" choice={form.ages} />}
        <Ticks legend={t('search.status')} name="status[]" ticks={form.statuses} />
        {form.styles.length > 0 && <Ticks legend={t('search.style')} name="travelStyles[]" ticks={form.styles} />}
        <Ticks
          legend={t('search.extras')}
          ticks={[
            { name: 'discounted', value: 'true', label: t('search.discounted'), checked: form.discounted },
            {
              name: 'isNoSharingRoomAvailable',
              value: 'true',
              label: t('search.privateRoom'),
              checked: form.privateRoom,
            },
          ]}
        />
        <div className="filters-apply">
          <Button>{t('search.apply')}</Button>
        </div>
      </form>
    </div>
  )
}
