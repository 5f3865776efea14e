import type { PublicModal } from './define-modal.ts'
import { flightClubModal } from './flight-club/flight-club.tsx'
import { currencyModal, languageModal, languagesAndCurrenciesModal } from './language-currency/choices.tsx'
import { menuModal } from './menu/menu-modal.tsx'
import { searchModal } from './search/search-modal.tsx'
import { talkToUsModal } from './talk-to-us/talk-to-us-modal.tsx'
import { trackingPreferencesModal } from './tracking-preferences/tracking-preferences.tsx'

/** Modals without visitor data, by their value of the parameter `type`. */
export const PUBLIC_MODALS = {
  language: languageModal,
  currency: currencyModal,
  'languages-and-currencies': languagesAndCurrenciesModal,
  'talk-to-us': talkToUsModal,
  'tracking-preferences': trackingPreferencesModal,
  search: searchModal,
  menu: menuModal,
  'flight-club': flightClubModal,
  'available-dates': { size: 'normal', ofPages: true, layouts: ['list', 'calendar'] },
  gallery: { size: 'full', ofPages: true },
  'travel-description': { size: 'medium', ofPages: true },
  'video-itinerary': { size: 'normal', ofPages: true },
  coordinator: { size: 'medium', ofPages: true },
  filters: { size: 'medium', ofPages: true },
} as const satisfies Record<string, PublicModal>

declare module '../../shared/modals/modal-url.ts' {
  interface ModalTypes extends Record<keyof typeof PUBLIC_MODALS, unknown> {}
}

export const isPublicModal = (type: string): type is keyof typeof PUBLIC_MODALS => Object.hasOwn(PUBLIC_MODALS, type)

/** Without its literal types. */
export const publicModal = (type: keyof typeof PUBLIC_MODALS): PublicModal => PUBLIC_MODALS[type]
