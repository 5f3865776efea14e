import { beforeAll, expect, it, vi } from 'vitest'
import { officeOf, unescaped } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { newEventSchema } from '../../backoffice/add-event.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, rows } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW }

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

/** The summary of a refused form, as it is read. */
const summaryOf = async (path: string, change: Record<string, string>) => {
  const { text } = await (await officeOf(env, Date.parse(NOW))).save(path, change)
  const [, list = ''] = /role="alert"><h2>Not saved<\/h2><ul>(.*?)<\/ul>/s.exec(text) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, each = '']) => unescaped(each.replaceAll(/<[^>]*>/g, '')))
}

it.each([
  ['/events/edit', { time: 'half past seven' }, 'Local time, 19:30: must be a time such as 19:30'],
  ['/events/edit', { day: '2027-02-30' }, 'Day: must be a day that exists, such as 2027-06-05'],
  ['/events/edit', { capacity: '' }, 'Places: is missing'],
  [
    '/coordinators/edit',
    { languages: 'english', $id: 'anna-blu' },
    'Languages › 1: must be a code of two letters such as it',
  ],
  ['/coordinators/edit', { $id: 'Anna Blu' }, /^Key: Part of the address: lower-case letters and hyphens/],
  ['/travels/edit', { 'slug.it': 'A B', $id: 'a-b-c' }, /Italian: needs lower-case letters, digits and hyphens$/],
  ['/events/edit', { language: 'english' }, 'Language: must be one of it, en, es, fr, de'],
  [`/reviews/edit?id=${rows.reviews[0]?.id}`, { departedOn: '' }, 'First day of the departure: is missing'],
])('%s with %j says in the words of the form what it needs', async (path, change, problem) => {
  const found = await summaryOf(path, change as Record<string, string>)
  expect(found).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem))
})

it('takes a time with a point', () => expect(newEventSchema.shape.time.parse('19.30')).toBe('19:30'))
