import { withModal } from '../../shared/modals/modal-address.ts'
import { type Frame, layoutModal } from '../document/modals/layout-modal.tsx'
import type { LayerModal } from '../document/modals/modal-layer.tsx'
import type { ModalScreen } from '../document/modals/modal-screen.ts'
import type { PageKey } from './page-key.ts'

/** The address of a page without its modal. */
export const hrefWithoutModal = ({ path, query }: Pick<PageKey, 'path' | 'query'>): string =>
  encodeURI(path) + (query === '' ? '' : `?${query}`)

/**
 * The key's modal: the page's own screen, or one of those that every page has. Null when the key has none; 'absent'
 * when there is nothing to show in it, which only the page's data could tell.
 */
export const openModal = (key: PageKey, frame: Frame, own: ModalScreen | null): LayerModal | 'absent' | null => {
  if (key.modal === undefined) return null
  const screen = own ?? layoutModal(key.modal.type, frame)
  return screen === null ? 'absent' : { ...key.modal, screen, closeHref: hrefWithoutModal(key) }
}

/**
 * Where a page leads instead of itself: within the market, the modal that was asked for goes along (spec section 2),
 * unless the target opens one of its own. Other hosts learn nothing of it.
 * @param to a path of this market, or an absolute address
 */
export const redirectKeepingModal = (to: string, modal: PageKey['modal']): string => {
  const [address = '', hash = ''] = to.split(/(#.*)/s)
  const asks = new URLSearchParams(address.split('?')[1]).has('modal')
  return modal === undefined || asks || !to.startsWith('/') ? to : withModal(address, modal.type, modal.layout) + hash
}
