import { type ModalSubject, withModal } from '../../shared/modals/modal-address.ts'
import type { ModalType } from '../../shared/modals/modal-registry.ts'
import type { RenderContext } from './render-context.tsx'

/** Address of this page with a modal open (spec section 2). `layout`: calendar or list, where the type has both; `subject`: what one visitor's own modal is about. */
export const modalHref = (
  { path }: Pick<RenderContext, 'path'>,
  type: ModalType,
  layout?: string,
  subject?: ModalSubject,
): string => withModal(path, type, layout, subject)
