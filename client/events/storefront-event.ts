/**
 * Everything that the site tells its data layer, by name and payload. A new event is a new member here; no payload
 * holds what a visitor typed.
 */
export type StorefrontEvent =
  | { event: 'page_view'; pageType: string; path: string; currency: string | null; signedIn: boolean }
  | { event: 'banner_show' | 'banner_close' | 'banner_interact'; bannerId: string }
  | { event: 'search_submit'; pageType: string; hasDestination: boolean; hasText: boolean }
  | { event: 'destination_select'; kind: 'destination' | 'continent' | 'travel'; id: string; name: string }
  | { event: 'booking_click'; pageType: string; tourId: string }

/** Where accepted events go. */
export type EventSink = (event: StorefrontEvent) => void
