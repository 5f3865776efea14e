import { beforeAll, expect, it, vi } from 'vitest'
import { officeOf, problemsIn } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW }
const LANGUAGE_NAMES = new Intl.DisplayNames('en-GB', { type: 'language' })
const { id, spoken, unspoken } = sqlite
  .prepare(
    `SELECT e.id, (SELECT value FROM json_each(c.languages) WHERE value <> e.language AND value IN ('it', 'en', 'es', 'fr', 'de')) AS spoken,
      (SELECT value FROM json_each('["it","en","es","fr","de"]') WHERE value NOT IN (SELECT value FROM json_each(c.languages))) AS unspoken
    FROM wemeet_events AS e JOIN coordinators AS c ON c.id = e.coordinator_id
    WHERE e.starts_on > '${SEED_DAY}' AND spoken IS NOT NULL AND unspoken IS NOT NULL LIMIT 1`,
  )
  .get() as Record<'id' | 'spoken' | 'unspoken', string>

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

it('changes the language of an event to one that its coordinator speaks', async () => {
  const { save } = await officeOf(env, Date.parse(NOW))
  const path = `/events/edit?id=${id}`
  const refused = await save(path, { language: unspoken })
  expect([refused.status, problemsIn(refused.text)]).toEqual([
    422,
    [`language: its coordinator does not speak ${LANGUAGE_NAMES.of(unspoken)}`],
  ])
  expect((await save(path, { language: spoken })).status).toBe(303)
  expect(sqlite.prepare('SELECT language FROM wemeet_events WHERE id = ?').get(id)).toEqual({ language: spoken })
})

it('cannot be restored once it is cancelled, and offers no button to', async () => {
  const { open, post, save } = await officeOf(env, Date.parse(NOW))
  await save(`/events/edit?id=${id}`, { place: 'Somewhere else' })
  const history = `/events/history?id=${id}`
  expect(await open(history)).toContain('Restore the version before')
  const path = `/events/remove?id=${id}`
  const version = /name="version" value="(\w+)"/.exec(await open(path))?.[1] ?? ''
  expect((await post(path, { version })).status).toBe(303)
  const cancelled = await open(history)
  expect(cancelled).toContain(' removed<')
  expect(cancelled).not.toContain('Restore the version before')
})
