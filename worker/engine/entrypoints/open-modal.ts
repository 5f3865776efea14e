import { withModal } from '../../../shared/modals/modal-url.ts'
import { loadFilters } from '../../data/catalogue.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { type Frame, layoutModal } from '../../modals/layout-modal.tsx'
import type { LayerModal, ModalScreen } from '../../shell/modal.tsx'
import type { PageKey } from '../cache/page-key.ts'

export const hrefOfPage = ({ path, query }: Pick<PageKey, 'path' | 'query'>): string =>
  encodeURI(path) + (query === '' ? '' : `?${query}`)

/** Loads the key's modal; null without one, 'absent' when its data is missing. */
export const loadModal = async (
  key: PageKey,
  data: DataContext,
  frame: Omit<Frame, 'now' | 'filters'>,
  own: ModalScreen | null,
): Promise<LayerModal | 'absent' | null> => {
  const { modal } = key
  if (modal === undefined) return null
  // Without filters the modal offers those of the calendar.
  const filters =
    modal.type === 'search' && modal.layout !== 'dropdown' ? await valueOrNull(loadFilters(data, key.market)) : null
  const screen = own ?? layoutModal(modal, { ...frame, now: data.config.now(), filters })
  return screen === null ? 'absent' : { ...modal, screen, closeHref: hrefOfPage(key) }
}

/** Keeps the open modal on a redirect within the market (spec section 2). */
export const redirectKeepingModal = (to: string, modal: PageKey['modal']): string => {
  const [url = '', hash = ''] = to.split(/(#.*)/s)
  const hasModal = new URLSearchParams(url.split('?')[1]).has('modal')
  return modal === undefined || hasModal || !to.startsWith('/')
    ? to
    : withModal(url, modal.type, modal.layout, modal.subject) + hash
}
