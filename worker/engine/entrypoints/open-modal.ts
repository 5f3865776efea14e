import { withModal } from '../../../shared/modals/modal-url.ts'
import type { Frame } from '../../modals/define-modal.ts'
import { isPublicModal, publicModal } from '../../modals/public.ts'
import type { LayerModal, ModalScreen } from '../../shell/modal.tsx'
import type { PageKey } from '../cache/page-key.ts'

export const hrefOfPage = ({ path, query }: Pick<PageKey, 'path' | 'query'>): string =>
  encodeURI(path) + (query === '' ? '' : `?${query}`)

/** Opens a public modal of the key; null without one, 'absent' when its data is missing. */
export const openModal = async (
  key: PageKey,
  frame: Frame,
  own: ModalScreen | null,
): Promise<LayerModal | 'absent' | null> => {
  const { modal } = key
  if (modal === undefined) return null
  if (!isPublicModal(modal.type)) return 'absent'
  const { size, isTimed = false, open } = publicModal(modal.type)
  const screen = own ?? (await open?.(frame, modal.layout)) ?? null
  return screen === null ? 'absent' : { ...modal, size, isTimed, screen, closeHref: hrefOfPage(key) }
}

/** Keeps the open modal on a redirect within the market (spec section 2). */
export const redirectKeepingModal = (to: string, modal: PageKey['modal']): string => {
  const [url = '', hash = ''] = to.split(/(#.*)/s)
  const hasModal = new URLSearchParams(url.split('?')[1]).has('modal')
  return modal === undefined || hasModal || !to.startsWith('/')
    ? to
    : withModal(url, modal.type, modal.layout, modal.subject) + hash
}
