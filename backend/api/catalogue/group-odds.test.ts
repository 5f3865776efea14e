import { expect, it } from 'vitest'
import { alertWorld } from '../../../tests/support/builders/alert-world.ts'
import { siteOf } from '../http/market-site.ts'
import { countOdds } from './group-odds.ts'
import { tourDetail } from './tour-detail.ts'

/** Four go with each of the four departures, two of 1 May and two of 8 May, and as many are missing. */
it('counts each group that left once, by its people months before, and compares departures with them', async () => {
  const { env, sqlite } = alertWorld()
  sqlite.exec("UPDATE tours SET free_seats = 3, seats_to_confirm = 0, status = 'ALMOST_FULL' WHERE id = 'one-a'")
  sqlite.exec(`INSERT INTO tour_snapshots SELECT id, '2027-03-10T06:00:00.000Z', status, free_seats, seats_to_confirm,
    price_eur, price_gbp, price_usd FROM tours WHERE id = 'one-a'`)
  const counted = () =>
    sqlite
      .prepare('SELECT * FROM group_odds ORDER BY months')
      .all()
      .map((row) => Object.values(row))
  await countOdds(env.DB, '2027-04-30')
  expect(counted()).toEqual([])
  await countOdds(env.DB, '2027-05-02')
  await countOdds(env.DB, '2027-05-02')
  // One of two was confirmed 52 days before its departure.
  expect(counted()).toEqual([[1, 4, 1, 0], ...[2, 3, 4, 5, 6].map((months) => [months, 4, 2, 1])])
  await countOdds(env.DB, '2027-05-20')
  expect(counted()).toEqual([[1, 4, 3, 0], ...[2, 3, 4, 5, 6].map((months) => [months, 4, 4, 1])])
  sqlite.exec("UPDATE tours SET starting_date = '2027-08-20' WHERE id = 'two-a'")
  sqlite.exec(
    "UPDATE tours SET starting_date = '2027-08-27', seats_to_confirm = 0, status = 'CONFIRMED' WHERE id = 'two-b'",
  )
  const oddsOf = async (code: string) =>
    (await tourDetail({ ...siteOf(env, 'it'), today: '2027-05-20' }, 'two', code, '2027-05-20T10:00:00.000Z'))?.odds
  expect(await oddsOf('two-a')).toEqual({ months: 3, going: 4, groups: 4, went: 1 })
  expect(await oddsOf('two-b')).toBeNull()
})
