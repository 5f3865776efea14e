import { type ModalType, modalOf } from '../../shared/modals/modal-registry.ts'
import { type ModalSubject, withModal } from '../../shared/modals/modal-url.ts'
import type { RenderContext } from './render-context.tsx'

/** URL of this page with a modal open (spec section 2). `layout`: calendar or list; `subject`: of a private modal. */
export const modalHref = (
  { path, modalPath = path }: Pick<RenderContext, 'path' | 'modalPath'>,
  type: ModalType,
  layout?: string,
  subject?: ModalSubject,
): string => withModal(modalPath, type, layout, subject)

/** URL of a modal about a travel or departure; null for types without a screen. */
export const subjectHref = (
  site: Pick<RenderContext, 'path' | 'modalPath'>,
  type: ModalType,
  subject: ModalSubject,
): string | null => (modalOf(type).places.length === 0 ? null : modalHref(site, type, undefined, subject))
