import type { FilterForm } from '../../../routes/search/filter-form.ts'
import { useSite } from '../../site.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterFieldset } from './filter-fieldset.tsx'

export const FILTERS_ID = 'filters'

/**
 * The filter form: beside the results on wide screens, a popover over the page on phones. One markup for both; the
 * platform opens and closes it, and the form is a plain GET form.
 */
export const FilterPanel = ({ form, clearHref }: { form: FilterForm; clearHref: string | null }) => {
  const { t } = useSite()
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
      <FilterFieldset form={form} labelledBy="filters-title" />
    </div>
  )
}
