import { createCollector } from './events/collector.ts'
import { analyticsAllowed, dataLayer, subscribeToEvents } from './events/subscribe-to-events.ts'
import { trackActions } from './events/track-actions.ts'
import { trackPage } from './events/track-page.ts'

/**
 * Analytics. The gateway adds this script to the pages of visitors who allow them (worker/gateway/visitor-slots.ts), and a yes
 * fetches it (client/forms/send-form.ts); nobody else loads it.
 */
const collector = createCollector((body) => navigator.sendBeacon('/api/events', body), analyticsAllowed)
const take = subscribeToEvents([dataLayer, collector.sink])
// Whatever was done last on a page is told when it is left.
addEventListener('pagehide', collector.flush)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && collector.flush())
trackActions(take)
export const { seen } = trackPage(take)
