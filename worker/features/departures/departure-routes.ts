import { Hono } from 'hono'
import { brand } from '../../../markets/brand.ts'
import { tourPath } from '../../../markets/links.ts'
import { calendarFile } from '../../../shared/calendar/calendar-file.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { loadLayout } from '../../data/content.ts'
import { loadTour, loadTravel } from '../../data/trips.ts'
import { respondUnavailable } from '../../forms/responses.ts'
import { tourEvents, withdrawnTourEvents } from '../../pages/tour/tour-events.ts'
import { tourModel } from '../../pages/tour/tour-model.ts'
import { tourChoices } from '../../pages/tour/tour-query.ts'
import { renderContextOf } from '../../ui/render-context-of.ts'
import { currencyOf } from '../../visit/currency.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'

export const departureRoutes = new Hono<GatewayApp>().get('/departure.ics', async (c, next) => {
  const { searchParams } = c.get('url')
  const slug = searchParams.get('travel') ?? ''
  const code = searchParams.get('tour') ?? ''
  const market = c.get('market')
  const config = c.get('config')
  const data = c.var.visit.data
  const loaded = await Promise.all([loadTravel(data, market.id, slug), loadTour(data, market.id, slug, code)]).catch(
    () => null,
  )
  if (loaded === null) return respondUnavailable(c)
  const [{ value: travel }, { value: tour }] = loaded
  if (travel === null || !/^[\w-]{1,40}$/.test(code)) return next()
  const send = (events: Parameters<typeof calendarFile>[0]['events']) =>
    c.body(calendarFile({ name: travel.title, publisher: brand, events, now: config.now() }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${code.toLowerCase()}.ics"`,
    })
  if (tour === null) return send(withdrawnTourEvents(travel, code, config.now()))
  const installmentPayments = await loadLayout(data, market.id).then(
    ({ value }) => value.settings.installmentPayments,
    () => false,
  )
  const currency = await currencyOf(c.var.visit)
  const path = tourPath(market, slug, tour.code)
  const site = await renderContextOf(data, {
    market: market.id,
    route: 'travels-travel-tour',
    path,
    currency,
    variations: {},
  })
  const model = tourModel({
    travel,
    tour,
    flights: null,
    choices: tourChoices(searchParams),
    installmentPayments,
    today: isoDayOf(config.now()),
    market,
    currency,
  })
  return send(tourEvents(model, site))
})
