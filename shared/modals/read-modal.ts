import { MODALS, type ModalPlace, type ModalType, modalOf } from './modal-registry.ts'

/** A modal that an address asks for. `layout` is null where the type has only one. */
export type OpenModal = { type: ModalType; layout: string | null }

const isModalType = (type: string | null): type is ModalType => type !== null && Object.hasOwn(MODALS, type)

/**
 * The modal of a query in a place: null when it asks for none, 'unknown' when it asks for one that does not exist
 * there. The page opens the modal when the parameter `modal` is there, whatever its value.
 */
export const readModal = (query: URLSearchParams, place: ModalPlace): OpenModal | 'unknown' | null => {
  if (!query.has('modal')) return null
  const type = query.get('type')
  if (!isModalType(type)) return 'unknown'
  const { places, layouts } = modalOf(type)
  if (!places.includes(place)) return 'unknown'
  const asked = query.get('layout')
  return { type, layout: layouts.find((layout) => layout === asked) ?? layouts[0] ?? null }
}
