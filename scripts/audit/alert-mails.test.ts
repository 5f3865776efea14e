import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAlerts } from '../../backend/api/alerts/run-alerts.ts'
import { changeTour } from '../../backend/api/backoffice/change-tour.ts'
import type { Env } from '../../backend/api/env.ts'
import api from '../../backend/api/index.ts'
import type { Mail } from '../../backend/mail/mail.ts'
import type { TourRow } from '../../demo/seed/rows/tour-rows.ts'
import { tourPath, travelPath } from '../../markets/links.ts'
import { MARKET_IDS } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import { tourDetailSchema } from '../../shared/contracts/tour.ts'
import { createAlert } from '../../tests/support/builders/alert-world.ts'
import { SEED_DAY, seededSite } from '../../tests/support/builders/seeded-site.ts'

const CLOCK = `${SEED_DAY}T12:00:00.000Z`
const mails = new Map<string, Pick<Mail, 'subject' | 'text'>>()
let env: Env
let tours: TourRow[]

/** Kinds of news of a departure that is not confirmed yet. */
const KINDS = ['both', 'confirmed', 'cheaper'] as const
/** Departures between two deliveries, each of which sends at most 500 mails. */
const BATCH = 60

/** The first departure reopens a travel that is sold out until then. */
const wasSoldOut = ({ status, travel_id }: TourRow) => status === 'SOLD_OUT' || travel_id === tours[0]?.travel_id
const kindOf = (tour: TourRow, index: number) => {
  if (index === 0) return 'opened'
  const isWaiting = tour.status === 'PLANNED' || tour.status === 'ALMOST_CONFIRMED'
  return (isWaiting && !wasSoldOut(tour) && KINDS[index % KINDS.length]) || 'cheaper'
}
/** Who gets the news of these departures in one mail. */
const inDigest = () => tours.slice(1, 4)

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { rows, sqlite, ...seeded } = await seededSite()
  env = { ...seeded.env, CLOCK, SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS } }
  for (const id of MARKET_IDS) env.SITE_ORIGINS[id] = `https://${id}.test`
  const isPlanned = ({ status }: TourRow) => Number(status === 'PLANNED')
  tours = rows.tours.toSorted((a, b) => isPlanned(b) - isPlanned(a))
  const soldOut = "UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, seats_to_confirm = 0 WHERE travel_id = ?"
  sqlite.prepare(soldOut).run(tours[0]?.travel_id ?? null)
  for (const market of MARKET_IDS)
    for (const { id, travel_id } of inDigest())
      await createAlert(env, `digest@${market}.test`, market, { travel: travel_id, tour: id })
  sqlite.exec("UPDATE alert_people SET cadence = 'daily'")
  const send = async ({ to, subject, text }: Mail) => void mails.set(to, { subject, text })
  for (const [index, tour] of tours.entries()) {
    const { id, travel_id, price_eur, price_gbp, price_usd } = tour
    for (const market of MARKET_IDS)
      await createAlert(env, `${id}@${market}.test`, market, { travel: travel_id, tour: id })
    const price = { EUR: price_eur - 10_000, GBP: price_gbp - 9000, USD: price_usd - 11_000 }
    const kind = kindOf(tour, index)
    await changeTour(
      env.DB,
      id,
      {
        ...(kind === 'confirmed' ? {} : { price }),
        ...(kind === 'cheaper' && !wasSoldOut(tour) ? {} : { status: 'CONFIRMED', freeSeats: 3 }),
      },
      { today: SEED_DAY, instant: CLOCK },
    )
    if (index % BATCH === BATCH - 1 || index === tours.length - 1)
      await runAlerts(env, { elapsed: () => 1_000_000, mail: { send } })
  }
}, 300_000)

let compared = 0
afterAll(() => {
  vi.restoreAllMocks()
  console.log(`mails of ${tours.length} departures: ${compared} compared in ${allMarkets.length} markets`)
})

const numbersOf = (text: string) => (text.replace(/(?<=\d)[.,](?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number)

/** Facts of a departure that mails contain. */
const factsOf = async (market: Market, { code, travel_id }: TourRow) => {
  const answer = await api.request(`/tours/show?market=${market.id}&slug=${travel_id}&tour=${code}`, {}, env)
  const { startingDate, endingDate, history, travel } = envelope(tourDetailSchema).parse(await answer.json()).data
  const [from = [], to = []] = [startingDate, endingDate].map(numbersOf)
  const days = [from[2], ...(from[0] === to[0] ? [] : [from[0]]), to[2], to[0]]
  const [before, now] = history.slice(-2).map(({ price }) => price[market.currency] / 100)
  const month = new Intl.DateTimeFormat(market.locale, { month: 'short' }).format(Date.parse(startingDate))
  const page = `https://${market.id}.test${tourPath(market, travel.slug, code)}`
  return { travel, month: month.slice(0, 3).toLowerCase(), page, days, before, now }
}

describe('alert mails of the seeded catalogue', () => {
  it.each(allMarkets)(
    'have the title, days, prices and page of the departure in $id',
    async (market) => {
      expect(tours.length).toBeGreaterThan(4000)
      for (const [index, tour] of tours.entries()) {
        const { travel, month, page, days, before, now } = await factsOf(market, tour)
        const mail = mails.get(`${tour.id}@${market.id}.test`)
        const [lines = '', link] = mail?.text.split('\n\n')[0]?.split(/\n.*(?=https:)/) ?? []
        const numbers = {
          opened: [...days, now],
          confirmed: days,
          cheaper: [...days, now, before],
          both: [...days, ...days, now, before],
        }
        expect(mail?.subject).toContain(travel.title)
        expect(numbersOf(lines)).toEqual(numbers[kindOf(tour, index)])
        expect(lines.toLowerCase()).toContain(month)
        expect(link).toBe(index === 0 ? `https://${market.id}.test${travelPath(market, travel.slug)}` : page)
        compared += 1
      }
    },
    300_000,
  )

  it.each(allMarkets)('are one digest of the titles, months and pages of several departures in $id', async (market) => {
    const text = mails.get(`digest@${market.id}.test`)?.text ?? ''
    for (const tour of inDigest()) {
      const { travel, month, page } = await factsOf(market, tour)
      for (const fact of [travel.title, page]) expect(text).toContain(fact)
      expect(text.toLowerCase()).toContain(month)
    }
  })
})
