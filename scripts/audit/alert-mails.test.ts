import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runAlerts } from '../../backend/api/alerts/run-alerts.ts'
import { changeTour } from '../../backend/api/backoffice/change-tour.ts'
import type { Env } from '../../backend/api/env.ts'
import api from '../../backend/api/index.ts'
import type { Mail } from '../../backend/mail/mail.ts'
import type { TourRow } from '../../demo/seed/rows/tour-rows.ts'
import { tourPath, travelPath } from '../../markets/links.ts'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import { tourDetailSchema } from '../../shared/contracts/tour.ts'
import { createAlert } from '../../tests/support/builders/alert-world.ts'
import { SEED_DAY, seededSite } from '../../tests/support/builders/seeded-site.ts'

const CLOCK = `${SEED_DAY}T12:00:00.000Z`
const mails = new Map<string, Mail>()
let env: Env
/** The first reopens a sold-out travel, the others are confirmed; all get cheaper. */
let tours: TourRow[]

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { rows, sqlite, ...seeded } = await seededSite(300)
  env = { ...seeded.env, CLOCK, SITE_ORIGINS: { ...seeded.env.SITE_ORIGINS } }
  for (const id of MARKET_IDS) env.SITE_ORIGINS[id] = `https://${id}.test`
  const planned = rows.tours.filter(({ status }, index) => status === 'PLANNED' && index % 6 === 0)
  tours = planned.filter(({ travel_id }, index) => index === 0 || travel_id !== planned[0]?.travel_id)
  const soldOut = "UPDATE tours SET status = 'SOLD_OUT', free_seats = 0, seats_to_confirm = 0 WHERE travel_id = ?"
  sqlite.prepare(soldOut).run(tours[0]?.travel_id ?? null)
  for (const { id, travel_id, price_eur, price_gbp, price_usd } of tours) {
    for (const market of MARKET_IDS)
      await createAlert(env, `${id}@${market}.test`, market, { travel: travel_id, tour: id })
    const price = { EUR: price_eur - 10_000, GBP: price_gbp - 9000, USD: price_usd - 11_000 }
    const change = { status: 'CONFIRMED', price, freeSeats: 3 } as const
    await changeTour(env.DB, id, change, { today: SEED_DAY, instant: CLOCK })
  }
  const send = async (mail: Mail) => void mails.set(mail.to, mail)
  await runAlerts(env, { elapsed: () => 1_000_000, mail: { send } })
})

const numbersOf = (text: string) => (text.replace(/(?<=\d)[.,](?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number)

describe('alert mails of the seeded catalogue', () => {
  it.each(allMarkets)('have the title, days, prices and page of the departure in $id', async (market) => {
    expect(tours.length).toBeGreaterThan(10)
    for (const [index, { id, code, travel_id }] of tours.entries()) {
      const answer = await api.request(`/tours/show?market=${market.id}&slug=${travel_id}&tour=${code}`, {}, env)
      const { startingDate, endingDate, history, travel } = envelope(tourDetailSchema).parse(await answer.json()).data
      const [from = [], to = []] = [startingDate, endingDate].map(numbersOf)
      const days = [from[2], ...(from[0] === to[0] ? [] : [from[0]]), to[2], to[0]]
      const [before, now] = history.slice(-2).map(({ price }) => price[market.currency] / 100)
      const mail = mails.get(`${id}@${market.id}.test`)
      const [lines = '', link] = mail?.text.split('\n\n')[0]?.split(/\n.*(?=https:)/) ?? []
      expect(mail?.subject).toContain(travel.title)
      expect(numbersOf(lines)).toEqual(index === 0 ? [...days, now] : [...days, ...days, now, before])
      const month = new Intl.DateTimeFormat(market.locale, { month: 'short' }).format(Date.parse(startingDate))
      expect(lines.toLowerCase()).toContain(month.slice(0, 3).toLowerCase())
      const path = index === 0 ? travelPath(market, travel.slug) : tourPath(market, travel.slug, code)
      expect(link).toBe(`https://${market.id}.test${path}`)
    }
  })
})
