import { useRenderContext } from '../../ui/render-context.tsx'
import { FilterFieldset } from './filter-fieldset.tsx'
import type { FilterForm } from './filter-form.ts'

/** The filter form beside the results on wide screens; on others it is in a modal (filters-modal.tsx). */
export const FilterPanel = ({ form, clearHref }: { form: FilterForm; clearHref: string | null }) => {
  const { t } = useRenderContext()
  return (
    <aside className="filters" aria-labelledby="filters-title">
      <div className="filters-head">
        <h2 className="filters-title" id="filters-title">
          {t('search.filters')}
        </h2>
        {clearHref !== null && (
          <a className="clear-filters" href={clearHref}>
            {t('search.clearAll')}
          </a>
        )}
      </div>
      <FilterFieldset form={form} labelledBy="filters-title" apply={t('search.apply')} />
    </aside>
  )
}
