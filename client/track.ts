import type { UrlOf } from '../shared/contracts/browser-api.ts'
import { currentVisitor } from './boot/visitor.ts'
import { createCollector } from './events/collector.ts'
import { dataLayer } from './events/data-layer.ts'
import { analyticsAllowed, subscribeToEvents } from './events/subscribe-to-events.ts'
import { trackActions } from './events/track-actions.ts'
import { trackPage } from './events/track-page.ts'
import { samplePage } from './vitals/sample-page.ts'

const EVENTS_URL: UrlOf<'POST /api/events'> = '/api/events'

/** Analytics: added by the gateway (worker/response/visitor-slots.ts), or loaded on consent (client/forms/send-form.ts). */
const collector = createCollector(
  // Arrives also when the page goes; what the server refuses is not sent again.
  (body) =>
    fetch(EVENTS_URL, { method: 'POST', body, keepalive: true }).then(
      ({ status }) => status < 429,
      () => false,
    ),
  analyticsAllowed,
  currentVisitor().variations,
)
const record = subscribeToEvents([dataLayer, collector.sink])
addEventListener('pagehide', collector.flush)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && collector.flush())
trackActions(record)
samplePage(Math.random)
export const { recordView } = trackPage(record)
