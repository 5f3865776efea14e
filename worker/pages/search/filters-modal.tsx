import type { ModalScreen } from '../../document/modals/modal.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import { FilterFieldset } from './filter-fieldset.tsx'
import type { SearchModel } from './search-model.ts'

/** The filter form as a modal of phones and tablets: what its button shows is counted while filters are chosen. */
export const filtersModal = (
  site: RenderContext,
  { form, activeFilters, clearHref, apply }: SearchModel,
): ModalScreen => ({
  title: site.t('search.filters'),
  body: (
    <>
      {activeFilters.length > 0 && (
        <a className="clear-filters" href={clearHref}>
          {site.t('search.clearAll')}
        </a>
      )}
      <FilterFieldset form={form} labelledBy="modal-title" ids="modal-" apply={apply} />
    </>
  ),
})
