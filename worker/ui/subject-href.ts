import type { ModalSubject } from '../../shared/modals/modal-address.ts'
import { type ModalType, modalOf } from '../../shared/modals/modal-registry.ts'
import { modalHref } from './modal-href.ts'
import type { RenderContext } from './render-context.tsx'

/**
 * Address of this page with a modal open that is about a travel or one of its departures; null while the product has no
 * screen for the type.
 */
export const subjectHref = (
  site: Pick<RenderContext, 'path'>,
  type: ModalType,
  subject: ModalSubject,
): string | null => (modalOf(type).places.length === 0 ? null : modalHref(site, type, undefined, subject))
