import { sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import './trip/booking.cases.ts'
import './trip/dates-and-pictures.cases.ts'
import './trip/travel-page.cases.ts'
import './trip/itinerary.cases.ts'

startInBrowser(sharedBrowserSite())
