import type { ModalType } from '../../../shared/modals/modal-registry.ts'

/** In the order of the statement. */
export const PAGE_KINDS = [
  'home',
  'search',
  'offers',
  'trip',
  'coordinator',
  'community',
  'editorial',
  'legal',
  'wishlist',
  'alerts',
  'statement',
  'offline',
  'missing',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** States of pages other than open, in the order of the statement. */
export const STATES = [
  'menu',
  'search',
  'filters',
  'dates',
  'gallery',
  'film',
  'description',
  'coordinator',
  'flights',
  'languages',
  'tracking',
  'market',
  'talk',
  'chat',
  'code',
  'alert',
  'group',
  'join',
  'removal',
  'errors',
  'signIn',
  'signedIn',
  'offline',
  'answers',
  'failures',
] as const
export type State = (typeof STATES)[number]

export const STATE_OF_MODAL: Readonly<Record<ModalType, State>> = {
  language: 'languages',
  currency: 'languages',
  'languages-and-currencies': 'languages',
  'talk-to-us': 'talk',
  'tracking-preferences': 'tracking',
  'flight-club': 'flights',
  'available-dates': 'dates',
  gallery: 'gallery',
  'travel-description': 'description',
  'video-itinerary': 'film',
  coordinator: 'coordinator',
  filters: 'filters',
  search: 'search',
  chatbot: 'chat',
  'group-info': 'group',
  'notify-me': 'alert',
  'event-join': 'join',
  'verification-code': 'code',
  'confirm-removal': 'removal',
}
