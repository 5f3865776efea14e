import { withModal } from '../../shared/modals/modal-address.ts'
import { loadFilters } from '../data/catalogue.ts'
import { type DataContext, valueOrNull } from '../data/public-client.ts'
import { type Frame, layoutModal } from '../document/modals/layout-modal.tsx'
import type { LayerModal, ModalScreen } from '../document/modals/modal.tsx'
import type { PageKey } from './page-key.ts'

/** Path and query of a page without its modal. */
export const hrefWithoutModal = ({ path, query }: Pick<PageKey, 'path' | 'query'>): string =>
  encodeURI(path) + (query === '' ? '' : `?${query}`)

/**
 * The key's modal: the page's own screen, or one of those that every page has. null when the key has none; 'absent'
 * when it has nothing to show, which only data can tell.
 */
export const loadModal = async (
  key: PageKey,
  data: DataContext,
  frame: Omit<Frame, 'now' | 'filters'>,
  own: ModalScreen | null,
): Promise<LayerModal | 'absent' | null> => {
  const { modal } = key
  if (modal === undefined) return null
  // Without filters the search modal offers those of the calendar.
  const filters = modal.type === 'search' ? await valueOrNull(loadFilters(data, key.market)) : null
  const screen = own ?? layoutModal(modal.type, { ...frame, now: data.config.now(), filters })
  return screen === null ? 'absent' : { ...modal, screen, closeHref: hrefWithoutModal(key) }
}

/**
 * Target of a page's redirect: within the market it keeps the open modal (spec section 2), unless it opens one of its
 * own.
 * @param to a path of this market, or an absolute URL
 */
export const redirectKeepingModal = (to: string, modal: PageKey['modal']): string => {
  const [url = '', hash = ''] = to.split(/(#.*)/s)
  const hasModal = new URLSearchParams(url.split('?')[1]).has('modal')
  return modal === undefined || hasModal || !to.startsWith('/') ? to : withModal(url, modal.type, modal.layout) + hash
}
