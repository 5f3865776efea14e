import { allows, type Consent } from '../../shared/consent/consent.ts'
import { currentConsent } from './consent.ts'
import { dataLayer } from './data-layer.ts'
import type { EventSink } from './storefront-event.ts'

/** The consent gate: without a yes, events are dropped, neither sent nor kept for later. */
export const gatedPusher =
  (consent: () => Consent, sink: EventSink): EventSink =>
  (event) => {
    if (allows(consent(), 'analytics')) sink(event)
  }

/** The site's one way to record what a visitor did. */
export const pushEvent: EventSink = gatedPusher(currentConsent, dataLayer)
