import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { isBookable } from '../../../shared/tours/offer.ts'
import { instantOf, realNow } from '../../kit/clock.ts'
import { deliverBookingCallbacks, recordBooking } from '../booking/booking-callbacks.ts'
import { bookedMain, bookingForm, bookingMain, statementMain } from '../booking/booking-page.ts'
import { marketOfVisitor } from '../booking/market-of-visitor.ts'
import { loadTours } from '../catalogue/cards.ts'
import { tourOptions } from '../catalogue/tour-detail.ts'
import type { Api } from '../env.ts'
import { siteOf } from '../http/market-site.ts'
import { visitorPage } from '../http/visitor-page.ts'
import { loadChosenPictures } from '../images/chosen-pictures.ts'
import { fragment } from '../sql/fragment.ts'
import { apiTranslators, colonOf } from '../translate.ts'

const attributionSchema = z.string().min(1).max(2000)
const bookingSchema = z.object({
  booking: z.uuid(),
  attribution: attributionSchema.optional().catch(undefined),
  market: marketIdSchema.optional().catch(undefined),
  room: z.string().optional().catch(undefined),
  flexible: z.string().optional().catch(undefined),
})

/** Simulates bookings for storefronts without a booking service. */
export const bookingRoute = new Hono<Api>()
  .get('/:tourId/start', async (c) => {
    const market = marketOf(c)
    const tour = await findTour(c, market, c.req.param('tourId'))
    if (tour === undefined) return page(c, 404, market, missing(market))
    const attribution = attributionSchema.safeParse(c.req.query('attribution')).data ?? ''
    const { room = '', flexible = '' } = c.req.query()
    const fields = { booking: crypto.randomUUID(), attribution, market, room, flexible }
    const form = isBookable(tour) ? bookingForm(tour.id, fields, market) : ''
    const chosen = { ...tour, options: chosenOptions(c, market, tour, { room, flexible }) }
    const title = `${apiTranslators[market]('booking.title')}${colonOf(market)} ${tour.travel.title}`
    return page(c, 200, market, { title, main: bookingMain(chosen, market, form), hasForm: form !== '' })
  })
  .post('/:tourId/complete', async (c) => {
    const booking = bookingSchema.safeParse(await c.req.parseBody())
    const market = booking.data?.market ?? marketOf(c)
    const tour = await findTour(c, market, c.req.param('tourId'))
    if (!booking.success || tour === undefined || !isBookable(tour))
      return page(c, tour === undefined ? 404 : 422, market, missing(market))
    const { booking: id, attribution } = booking.data
    if (attribution !== undefined) {
      await recordBooking(c.env, { id, tour: tour.id, attribution, bookedAt: instantOf(c.env) })
      c.executionCtx.waitUntil(deliverBookingCallbacks(c.env, realNow()))
    }
    const options = chosenOptions(c, market, tour, booking.data)
    const main = bookedMain({ ...tour, options }, market)
    return page(c, 200, market, { title: apiTranslators[market]('booking.booked'), main })
  })

const marketOf = (c: Context<Api>): MarketId =>
  marketOfVisitor(c.req.header('referer'), c.req.header('accept-language'), c.env.SITE_ORIGINS)

/** Prices of the options that the booking link of the storefront names. */
const chosenOptions = (
  c: Context<Api>,
  market: MarketId,
  tour: Tour,
  { room, flexible }: { room?: string | undefined; flexible?: string | undefined },
): TourDetail['options'] => {
  const { privateRoom, flexibleCancellation } = tourOptions(siteOf(c.env, market), tour)
  return {
    privateRoom: room === 'private' ? privateRoom : null,
    flexibleCancellation: flexible === '1' ? flexibleCancellation : null,
  }
}

const missing = (market: MarketId): Page => {
  const t = apiTranslators[market]
  const title = t('booking.missingTitle')
  return { title, main: statementMain(market, title, t('booking.missing')) }
}

const findTour = async (c: Context<Api>, market: MarketId, id: string) => {
  const site = { ...siteOf(c.env, market), chosenPictures: await loadChosenPictures(c.env.DB) }
  const number = fragment('SELECT no FROM tours WHERE id = ? AND starting_date > ?', id, site.today)
  return (await loadTours(site, number))[0]
}

type Page = Pick<Parameters<typeof visitorPage>[2], 'title' | 'main' | 'hasForm'>

const page = (c: Context<Api>, status: 200 | 404 | 422, market: MarketId, shown: Page) => {
  c.header('Vary', 'Accept-Language, Referer')
  return visitorPage(c, status, { market, ...shown })
}
