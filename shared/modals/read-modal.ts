import { MODALS, type ModalPlace, type ModalType, modalOf } from './modal-registry.ts'
import { type ModalSubject, SUBJECT_PARAMETERS } from './modal-url.ts'

/** Modal of a URL. `layout` is `null` for types with one layout; `subject` exists for private types only. */
export type OpenModal = { type: ModalType; layout: string | null; subject?: ModalSubject }

const isModalType = (type: string | null): type is ModalType => type !== null && Object.hasOwn(MODALS, type)

/** Reports whether a query opens a modal for one visitor, if it exists in its place. */
export const hasPrivateModal = (query: URLSearchParams): boolean => {
  const type = query.has('modal') ? query.get('type') : null
  return isModalType(type) && modalOf(type).visibility === 'private'
}

/**
 * Parses the modal of a query: `null` without the parameter `modal` (its value is ignored), 'unknown' if the modal does
 * not exist in this place.
 */
export const readModal = (query: URLSearchParams, place: ModalPlace): OpenModal | 'unknown' | null => {
  if (!query.has('modal')) return null
  const type = query.get('type')
  if (!isModalType(type)) return 'unknown'
  const { places, layouts, visibility } = modalOf(type)
  if (!places.includes(place)) return 'unknown'
  const requestedLayout = query.get('layout')
  const layout = layouts.find((each) => each === requestedLayout) ?? layouts[0] ?? null
  return visibility === 'public' ? { type, layout } : { type, layout, subject: subjectOf(query) }
}

const SUBJECT = /^[a-z0-9-]{1,120}$/

const subjectOf = (query: URLSearchParams): ModalSubject =>
  Object.fromEntries(
    SUBJECT_PARAMETERS.flatMap((name) => {
      const value = query.get(name)
      return value !== null && SUBJECT.test(value) ? [[name, value]] : []
    }),
  )
