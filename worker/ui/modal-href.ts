import { type ModalSubject, type ModalType, withModal } from '../../shared/modals/modal-url.ts'
import type { RenderContext } from './render-context.tsx'

/** URL of this page with a modal open (spec section 2). `layout`: calendar or list; `subject`: of a private modal. */
export const modalHref = (
  { path, modalPath = path }: Pick<RenderContext, 'path' | 'modalPath'>,
  type: ModalType,
  layout?: string,
  subject?: ModalSubject,
): string => withModal(modalPath, type, layout, subject)
