import { type ModalSubject, SUBJECT_PARAMETERS } from './modal-address.ts'
import { MODALS, type ModalPlace, type ModalType, modalOf } from './modal-registry.ts'

/**
 * A modal that an address asks for. `layout` is null where the type has only one; `subject` is there for private types
 * alone, as given: public pages are the same whatever it says.
 */
export type OpenModal = { type: ModalType; layout: string | null; subject?: ModalSubject }

const isModalType = (type: string | null): type is ModalType => type !== null && Object.hasOwn(MODALS, type)

/**
 * The modal of a query in a place: null when it asks for none, 'unknown' when it asks for one that does not exist
 * there. The page opens the modal when the parameter `modal` is there, whatever its value.
 */
export const readModal = (query: URLSearchParams, place: ModalPlace): OpenModal | 'unknown' | null => {
  if (!query.has('modal')) return null
  const type = query.get('type')
  if (!isModalType(type)) return 'unknown'
  const { places, layouts, visibility } = modalOf(type)
  if (!places.includes(place)) return 'unknown'
  const asked = query.get('layout')
  const layout = layouts.find((each) => each === asked) ?? layouts[0] ?? null
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
