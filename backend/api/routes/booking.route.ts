import { Hono } from 'hono'
import type { MarketId } from '../../../markets/market-id.ts'
import { bookingMain, missingMain } from '../booking/booking-page.ts'
import { BOOKING_WORDS } from '../booking/words.ts'
import { loadTours } from '../catalogue/tour-cards.ts'
import type { Api } from '../env.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import { htmlPage } from '../http/html-page.ts'
import type { Language } from '../market.ts'
import { siteOf } from '../site.ts'
import { fragment } from '../sql/fragment.ts'

/** The desk serves all markets on one host; prices are the same everywhere, so only the language matters. */
const MARKET_OF: Record<Language, MarketId> = { it: 'it', en: 'we', es: 'es', fr: 'fr', de: 'de' }

/** GET /booking/:tourId/start: where a storefront's booking link ends when no booking service is configured. */
export const bookingRoute = new Hono<Api>().get('/:tourId/start', async (c) => {
  const language = preferredLanguage(c.req.header('accept-language'))
  const words = BOOKING_WORDS[language]
  const site = siteOf(c.env, MARKET_OF[language])
  const number = fragment('SELECT no FROM tours WHERE id = ? AND starting_date > ?', c.req.param('tourId'), site.today)
  const [tour] = await loadTours(site, number)
  c.header('Vary', 'Accept-Language')
  return tour
    ? htmlPage(c, 200, { language, title: `${words.title}: ${tour.travel.title}`, main: bookingMain(tour, words) })
    : htmlPage(c, 404, { language, title: words.missingTitle, main: missingMain(words) })
})
