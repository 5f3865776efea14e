import { Hono } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { ask } from './ask.ts'
import { booking } from './booking.ts'
import { chat } from './chat.ts'
import { departureCalendar } from './departure-calendar.ts'
import { departureDays } from './departure-days.ts'
import { destinations } from './destinations.ts'
import { eventCalendarFile } from './event-calendar.ts'
import { events } from './events.ts'
import { flagsWebhook } from './flags-webhook.ts'
import { myData } from './my-data.ts'
import { preferences } from './preferences.ts'
import { purge } from './purge.ts'
import { clearPrefetched } from './responses.ts'
import { searchOptionsCall } from './search-options.ts'
import { signUp } from './sign-up.ts'
import { wemeet } from './wemeet.ts'
import { wishlist } from './wishlist.ts'

/** Serves at least the calls of shared/contracts/browser-api.ts. */
export const api = new Hono<GatewayApp>()
  // First: reporting an event changes no page.
  .route('/', events)
  .use(clearPrefetched)
  .route('/', account)
  .route('/', booking)
  .route('/', destinations)
  .route('/', departureCalendar)
  .route('/', departureDays)
  .route('/', searchOptionsCall)
  .route('/', preferences)
  .route('/', signUp)
  .route('/', wishlist)
  .route('/', wemeet)
  .route('/', eventCalendarFile)
  .route('/', alerts)
  .route('/', myData)
  .route('/', ask)
  .route('/', chat)
  .route('/', purge)
  .route('/', flagsWebhook)
