import { withModal } from '../../../shared/modals/modal-address.ts'
import type { ModalType } from '../../../shared/modals/modal-registry.ts'
import type { Site } from '../site.tsx'

/** Address of this page with a modal open (spec section 2). `layout`: calendar or list, where the type has both. */
export const modalHref = ({ path }: Pick<Site, 'path'>, type: ModalType, layout?: string): string =>
  withModal(path, type, layout)
