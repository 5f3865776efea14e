import { Hono } from 'hono'
import { alertRoutes } from './features/alerts/alert-routes.ts'
import { myDataRoutes } from './features/alerts/my-data-routes.ts'
import { askRoutes } from './features/ask/ask-routes.ts'
import { changeRoutes } from './features/changes/change-routes.ts'
import { chatRoutes } from './features/chat/chat-routes.ts'
import { bookingRoutes } from './features/departures/booking-routes.ts'
import { departureRoutes } from './features/departures/departure-routes.ts'
import { eventRoutes } from './features/experiments/event-routes.ts'
import { webhookRoutes } from './features/growth/webhook-routes.ts'
import { preferenceRoutes } from './features/preferences/preference-routes.ts'
import { searchRoutes } from './features/search/search-routes.ts'
import { accountRoutes } from './features/session/account-routes.ts'
import { signUpRoutes } from './features/sign-up/sign-up-routes.ts'
import { vitalsRoutes } from './features/vitals/vitals-routes.ts'
import { wemeetRoutes } from './features/wemeet/wemeet-routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist-routes.ts'
import { clearPrefetched } from './forms/responses.ts'
import type { GatewayApp } from './visit/gateway-app.ts'

/** Serves at least the calls of shared/contracts/browser-api.ts. */
export const api = new Hono<GatewayApp>()
  // First: reporting changes no page.
  .route('/', eventRoutes)
  .route('/', vitalsRoutes)
  .use(clearPrefetched)
  .route('/', accountRoutes)
  .route('/', bookingRoutes)
  .route('/', searchRoutes)
  .route('/', departureRoutes)
  .route('/', preferenceRoutes)
  .route('/', signUpRoutes)
  .route('/', wishlistRoutes)
  .route('/', wemeetRoutes)
  .route('/', alertRoutes)
  .route('/', myDataRoutes)
  .route('/', askRoutes)
  .route('/', chatRoutes)
  .route('/', changeRoutes)
  .route('/', webhookRoutes)
