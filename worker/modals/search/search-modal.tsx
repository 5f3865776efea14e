import { loadFilters } from '../../data/catalogue.ts'
import { valueOrNull } from '../../data/public-client.ts'
import { searchOptions } from '../../ui/search-box/search-options.ts'
import { Widget } from '../../ui/search-box/widget.tsx'
import type { PublicModal } from '../define-modal.ts'

export const searchModal: PublicModal = {
  size: 'medium',
  /** `dropdown`: as in the header's bar, which loads it from there. */
  layouts: ['panels', 'dropdown'],
  open: async ({ site, data }, layout) => {
    const title = site.t('widget.modalTitle')
    if (layout === 'dropdown') {
      const label = site.t('layout.quickSearch')
      const widget = { id: 'header-search', layout, theme: 'solid', options: null, label, clearOnClose: true } as const
      return { title, body: <Widget {...widget} /> }
    }
    // Without filters the modal offers those of the calendar.
    const options = searchOptions(site, await valueOrNull(loadFilters(data, site.market.id)))
    return { title, body: <Widget id="modal-search" layout="panels" theme="pills" options={options} /> }
  },
}
