import { beforeAll, expect, it, vi } from 'vitest'
import { officeOf } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW }
const { id, title, slug } = sqlite
  .prepare(
    `SELECT x.travel_id AS id, x.title, x.slug FROM travel_texts AS x
    JOIN travel_texts AS en ON en.travel_id = x.travel_id AND en.language = 'en' AND en.title <> x.title
    WHERE x.language = 'it' AND x.slug <> x.travel_id AND x.travel_id IN (SELECT travel_id FROM tours) LIMIT 1`,
  )
  .get() as { id: string; title: string; slug: string }

beforeAll(() => {
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

it.each([title, slug])('finds travels and departures by %s, in another language', async (text) => {
  const { open } = await officeOf(env, Date.parse(NOW))
  expect(await open(`/travels?q=${encodeURIComponent(text)}`)).toContain(`href="/office/travels/edit?id=${id}"`)
  expect(await open(`/departures?q=${encodeURIComponent(text)}`)).toContain('href="/office/departures/edit?id=')
})
