import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { PURCHASE_PARAMETER, signPurchase } from '../../../shared/contracts/purchase.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { isBookable } from '../../../shared/tours/offer.ts'
import { instantOf, realNow } from '../../kit/clock.ts'
import { heldPlaceSchema, minutesOfPlace, takePlace } from '../alerts/places/held-place.ts'
import { deliverBookingCallbacks, recordBooking } from '../booking/booking-callbacks.ts'
import { type BookedTour, bookedMain, bookingForm, bookingMain, statementMain } from '../booking/booking-page.ts'
import { marketOfVisitor } from '../booking/market-of-visitor.ts'
import { totalOf } from '../booking/total-of.ts'
import { loadTours } from '../catalogue/cards.ts'
import { tourOptions } from '../catalogue/tour-detail.ts'
import type { Api } from '../env.ts'
import { siteOf } from '../http/market-site.ts'
import { visitorPage } from '../http/visitor-page.ts'
import { loadChosenPictures } from '../images/chosen-pictures.ts'
import { fragment } from '../sql/fragment.ts'
import { apiTranslators, colonOf } from '../translate.ts'

const attributionSchema = z.string().min(1).max(5000)
const bookingSchema = z.object({
  booking: z.uuid(),
  attribution: attributionSchema.optional().catch(undefined),
  market: marketIdSchema.optional().catch(undefined),
  room: z.string().optional().catch(undefined),
  flexible: z.string().optional().catch(undefined),
  place: heldPlaceSchema.optional().catch(undefined),
})

/** Simulates bookings for storefronts without a booking service. */
export const bookingRoute = new Hono<Api>()
  .get('/:tourId/start', async (c) => {
    const market = marketIdSchema.safeParse(c.req.query('market')).data ?? marketOf(c)
    const tour = await findTour(c, market, c.req.param('tourId'))
    if (tour === undefined) return page(c, 404, market, missing(market))
    const place = c.req.query('place')
    const heldMinutes = place === undefined ? null : await minutesOfPlace(c.env, place, tour.id)
    if (place !== undefined && heldMinutes === null) return page(c, 410, market, placeGone(market))
    const attribution = attributionSchema.safeParse(c.req.query('attribution')).data ?? ''
    const { room = '', flexible = '' } = c.req.query()
    const fields = { booking: crypto.randomUUID(), attribution, market, room, flexible, ...(place && { place }) }
    const form = heldMinutes !== null || isBookable(tour) ? bookingForm(tour.id, fields, market) : ''
    const booked = await bookedTour(c, market, tour, { room, flexible, heldMinutes })
    const title = `${apiTranslators[market]('booking.title')}${colonOf(market)} ${tour.travel.title}`
    return page(c, 200, market, {
      ...{ title, main: bookingMain(booked, form), hasForm: form !== '', trip: tour.travel.slug },
    })
  })
  .post('/:tourId/complete', async (c) => {
    const booking = bookingSchema.safeParse(await c.req.parseBody())
    const market = booking.data?.market ?? marketOf(c)
    const tour = await findTour(c, market, c.req.param('tourId'))
    const place = booking.data?.place
    if (!booking.success || tour === undefined || (place === undefined && !isBookable(tour)))
      return page(c, tour === undefined ? 404 : 422, market, missing(market))
    if (place !== undefined && !(await takePlace(c.env, place, tour.id))) return page(c, 410, market, placeGone(market))
    const heldMinutes = place === undefined ? null : 0
    const booked = await bookedTour(c, market, tour, { ...booking.data, heldMinutes })
    const { booking: id, attribution } = booking.data
    const paid = { amount: booked.total.toPay / 100, currency: markets[market].currency }
    if (attribution !== undefined) {
      await recordBooking(c.env, { id, tour: tour.id, attribution, bookedAt: instantOf(c.env), ...paid })
      c.executionCtx.waitUntil(deliverBookingCallbacks(c.env, realNow()))
    }
    const { travel } = tour
    const bought = { booking: id, travel: travel.id, name: travel.title, tour: tour.id, ...paid }
    const key = c.env.BOOKING_KEY
    const backQuery = new URLSearchParams(key && { [PURCHASE_PARAMETER]: await signPurchase(key, bought, realNow()) })
    return page(c, 200, market, {
      title: apiTranslators[market]('booking.booked'),
      main: bookedMain(booked),
      backQuery,
    })
  })

const marketOf = (c: Context<Api>): MarketId =>
  marketOfVisitor(c.req.header('referer'), c.req.header('accept-language'), c.env.SITE_ORIGINS)

type Chosen = Pick<BookedTour, 'heldMinutes'> & { room?: string | undefined; flexible?: string | undefined }

/** With the options that the booking link of the storefront names. */
const bookedTour = async (
  c: Context<Api>,
  market: MarketId,
  tour: Tour,
  { room, flexible, heldMinutes }: Chosen,
): Promise<BookedTour> => {
  const site = siteOf(c.env, market)
  const { privateRoom, flexibleCancellation } = tourOptions(site, tour)
  const total = await totalOf(site, tour, {
    privateRoom: room === 'private' ? privateRoom : null,
    flexibleCancellation: flexible === '1' ? flexibleCancellation : null,
  })
  return { tour, market, today: site.today, total, heldMinutes }
}

const missing = (market: MarketId): Page => {
  const t = apiTranslators[market]
  const title = t('booking.missingTitle')
  return { title, main: statementMain(market, title, t('booking.missing')) }
}

const placeGone = (market: MarketId): Page => {
  const t = apiTranslators[market]
  const title = t('booking.placeGoneTitle')
  return { title, main: statementMain(market, title, t('booking.placeGone')) }
}

const findTour = async (c: Context<Api>, market: MarketId, id: string) => {
  const site = { ...siteOf(c.env, market), chosenPictures: await loadChosenPictures(c.env.DB) }
  const number = fragment('SELECT no FROM tours WHERE id = ? AND starting_date > ?', id, site.today)
  return (await loadTours(site, number))[0]
}

type Page = Pick<Parameters<typeof visitorPage>[2], 'title' | 'main' | 'hasForm' | 'trip' | 'backQuery'>

const page = (c: Context<Api>, status: 200 | 404 | 410 | 422, market: MarketId, shown: Page) => {
  c.header('Vary', 'Accept-Language, Referer')
  return visitorPage(c, status, { market, ...shown })
}
