import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { StreamEvent } from '../../../shared/contracts/event-stream.ts'
import type { Config, Env } from '../../env.ts'
import { streamEvents } from './event-stream.ts'

const [assignments = '', ...metrics] = readFileSync('flags/growthbook.sql', 'utf8')
  .replaceAll('{{startDateISO}}', '2027-01-01T00:00:00.000Z')
  .replaceAll('{{endDateISO}}', '2027-02-01T00:00:00.000Z')
  .split(/;\n/)
  .filter((sql) => sql.includes('SELECT'))

const sent: StreamEvent[] = []
const context = {
  env: { STREAM: { send: async (events: StreamEvent[]) => void sent.push(...events) } } as unknown as Env,
  config: { ANALYTICS_URL: 'https://events.example/in' } as Config,
}
const send = (visitor: string, day: number, event: Parameters<typeof streamEvents>[2][number]) => {
  const at = new Date(Date.UTC(2027, 0, day)).toISOString()
  const source = { id: `${visitor}/${day}/${event.event}`, at, market: 'it', visitor, session: null, route: null }
  return streamEvents(context, { ...source, variations: {}, campaign: {} }, [event])
}
const saw = (visitor: string, day: number, variation_id: number) =>
  send(visitor, day, { event: 'experiment_viewed', experiment_id: 'cards', variation_id, country: 'IT' })

/** As GrowthBook joins them: the first exposure of each unit, and what follows it. */
const joined = (metric: string, value: string): string => `
  WITH assigned AS (${assignments}), metric AS (${metric}),
    units AS (SELECT anonymous_id, experiment_id, max(variation_id) AS variation_id, min(timestamp) AS first_at
      FROM assigned GROUP BY anonymous_id, experiment_id HAVING count(DISTINCT variation_id) = 1),
    valued AS (SELECT u.variation_id, u.anonymous_id, ${value} AS value FROM units AS u
      LEFT JOIN metric AS m ON m.anonymous_id = u.anonymous_id AND m.timestamp >= u.first_at
      GROUP BY u.variation_id, u.anonymous_id)
  SELECT variation_id, count(*) AS users, sum(value) AS total FROM valued GROUP BY variation_id ORDER BY variation_id`

it('the SQL for GrowthBook counts visitors, conversions and value of the event stream in SQLite', async () => {
  await saw('a', 2, 0)
  await saw('a', 5, 0)
  await saw('b', 2, 1)
  await saw('c', 3, 1)
  await send('a', 1, { event: 'booking_start', tour_id: 't1' })
  await send('b', 4, { event: 'booking_start', tour_id: 't1' })
  await send('b', 5, { event: 'booking', tour_id: 't1', amount: 1290, currency: 'EUR' })
  await send('c', 7, { event: 'booking', tour_id: 't1', amount: 2100, currency: 'USD' })
  await send('c', 6, { event: 'booking_start', tour_id: 't1' })
  const sqlite = new DatabaseSync(':memory:')
  const columns = [...new Set(sent.flatMap((event) => Object.keys(event)))]
  sqlite.exec(`CREATE TABLE storefront_events (${columns.join(', ')})`)
  const insert = sqlite.prepare(`INSERT INTO storefront_events VALUES (${columns.map(() => '?').join(', ')})`)
  // The stream delivers at least once.
  for (const event of [...sent, ...sent])
    insert.run(
      ...columns.map((name) => {
        const value = (event as unknown as Record<string, unknown>)[name] ?? null
        return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | number | null)
      }),
    )
  const results = (metric: string | undefined, value: string) =>
    sqlite
      .prepare(joined(metric ?? '', value))
      .all()
      .map((row) => Object.values(row))
  const [clicked, booked, revenue] = metrics
  expect(results(clicked, 'max(m.timestamp IS NOT NULL)')).toEqual([
    [0, 1, 0],
    [1, 2, 2],
  ])
  expect(results(booked, 'max(m.timestamp IS NOT NULL)')).toEqual([
    [0, 1, 0],
    [1, 2, 2],
  ])
  expect(results(revenue, 'coalesce(sum(m.value), 0)')).toEqual([
    [0, 1, 0],
    [1, 2, 1290],
  ])
  expect(results(revenue?.replace("'EUR'", "'USD'"), 'coalesce(sum(m.value), 0)')).toEqual([
    [0, 1, 0],
    [1, 2, 2100],
  ])
})
