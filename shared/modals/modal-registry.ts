import { CHAT_STEPS, JOIN_STEPS, NOTIFY_STEPS } from './modal-steps.ts'

/** Spec section 2: small 420 px, medium 580 px, normal 1024 px (1100 px on wide screens). */
export type ModalSize = 'small' | 'medium' | 'normal'

/** Kinds of pages that can have a modal. */
export const MODAL_PLACES = ['content', 'travel', 'tour', 'search', 'wishlist', 'other'] as const
export type ModalPlace = (typeof MODAL_PLACES)[number]

type Modal = {
  /** private: shows data of one visitor and is rendered by the private entrypoint. */
  visibility: 'public' | 'private'
  size: ModalSize
  /** Values of the parameter `layout`; the first is the default, also for unknown values. */
  layouts: readonly string[]
  /** Pages with this modal; the page may still lack the data for it. */
  places: readonly ModalPlace[]
}
const modal = <const M extends Modal>(definition: M): M => definition

const page = (size: ModalSize, places: readonly ModalPlace[], layouts: readonly string[] = []) =>
  modal({ visibility: 'public', size, layouts, places })
/** Private modal over any page. */
const own = (size: ModalSize) => modal({ visibility: 'private', size, layouts: [], places: MODAL_PLACES })

/** All modal types (spec sections 2 and 4). */
export const MODALS = {
  language: page('small', MODAL_PLACES),
  currency: page('small', MODAL_PLACES),
  'languages-and-currencies': page('medium', MODAL_PLACES),
  'talk-to-us': page('medium', MODAL_PLACES),
  'tracking-preferences': page('medium', MODAL_PLACES),
  'flight-club': page('medium', ['travel', 'tour', 'content']),
  'available-dates': page('normal', ['travel', 'content'], ['list', 'calendar']),
  gallery: page('normal', ['travel', 'content']),
  'travel-description': page('medium', ['travel']),
  'video-itinerary': page('normal', ['travel']),
  coordinator: page('medium', ['travel', 'tour']),
  filters: page('medium', ['search']),
  /** `dropdown`: as in the header's bar, which loads it from there. */
  search: page('medium', MODAL_PLACES, ['panels', 'dropdown']),
  /** Panels of the main menu. */
  menu: page('medium', MODAL_PLACES),
  chatbot: modal({ visibility: 'private', size: 'small', layouts: CHAT_STEPS, places: MODAL_PLACES }),
  'group-info': own('medium'),
  'notify-me': modal({ visibility: 'private', size: 'medium', layouts: NOTIFY_STEPS, places: MODAL_PLACES }),
  'event-join': modal({ visibility: 'private', size: 'small', layouts: JOIN_STEPS, places: MODAL_PLACES }),
  'verification-code': modal({ ...own('small'), layouts: ['step', 'no-cookies'] }),
  'confirm-removal': own('small'),
} as const satisfies Record<string, Modal>

export type ModalType = keyof typeof MODALS

/** Registry entry of a type, without its literal types. */
export const modalOf = (type: ModalType): Modal => MODALS[type]
