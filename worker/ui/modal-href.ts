import { type ModalSubject, withModal } from '../../shared/modals/modal-address.ts'
import { type ModalType, modalOf } from '../../shared/modals/modal-registry.ts'
import type { RenderContext } from './render-context.tsx'

/** Address of this page with a modal open (spec section 2). `layout`: calendar or list, where the type has both; `subject`: what one visitor's own modal is about. */
export const modalHref = (
  { path }: Pick<RenderContext, 'path'>,
  type: ModalType,
  layout?: string,
  subject?: ModalSubject,
): string => withModal(path, type, layout, subject)

/**
 * Address of this page with a modal open that is about a travel or one of its departures; null while the product has no
 * screen for the type.
 */
export const subjectHref = (
  site: Pick<RenderContext, 'path'>,
  type: ModalType,
  subject: ModalSubject,
): string | null => (modalOf(type).places.length === 0 ? null : modalHref(site, type, undefined, subject))
