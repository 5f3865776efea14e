import { type ModalSubject, type OpenModal, SUBJECT_PARAMETERS } from '../../shared/modals/modal-url.ts'
import type { ModalTraits } from './define-modal.ts'
import { isPrivateModal, PRIVATE_MODALS } from './private.ts'
import { isPublicModal, publicModal } from './public.ts'

/** Reports whether a query opens a modal for one visitor. */
export const hasPrivateModal = (query: URLSearchParams): boolean =>
  query.has('modal') && isPrivateModal(query.get('type') ?? '')

/**
 * Parses the modal of a query: `null` without the parameter `modal` (its value is ignored), 'unknown' if the modal does
 * not exist over its page.
 * @param ofPage the page's own modals, by type
 */
export const readModal = (query: URLSearchParams, ofPage: object = {}): OpenModal | 'unknown' | null => {
  if (!query.has('modal')) return null
  const type = query.get('type') ?? ''
  if (isPrivateModal(type)) return { type, layout: layoutOf(PRIVATE_MODALS[type], query), subject: subjectOf(query) }
  if (!isPublicModal(type)) return 'unknown'
  const modal = publicModal(type)
  return modal.ofPages && !Object.hasOwn(ofPage, type) ? 'unknown' : { type, layout: layoutOf(modal, query) }
}

const layoutOf = ({ layouts = [] }: ModalTraits, query: URLSearchParams): string | null =>
  layouts.find((each) => each === query.get('layout')) ?? layouts[0] ?? null

const SUBJECT = /^[a-z0-9-]{1,120}$/

const subjectOf = (query: URLSearchParams): ModalSubject =>
  Object.fromEntries(
    SUBJECT_PARAMETERS.flatMap((name) => {
      const value = query.get(name)
      return value !== null && SUBJECT.test(value) ? [[name, value]] : []
    }),
  )
