import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsOf, officeOf, problemsIn } from '../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'

const { env: seeded, rows } = await seededSite(10)
const env = { ...seeded, CLOCK: `${SEED_DAY}T12:00:00Z` }
const NOW = Date.parse(env.CLOCK)
const office = await officeOf(env, NOW)
const travel = rows.travels[0]?.id ?? ''

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
})
afterAll(() => void vi.useRealTimers())

describe('forms of the back office', () => {
  it('tell all problems of a new travel at once', async () => {
    const { status, text } = await office.save('/travels/edit', {})
    expect(status).toBe(422)
    expect(problemsIn(text)).toEqual(expect.arrayContaining([expect.stringMatching(/^\$id: /), 'title.en: is missing']))
    expect(problemsIn(text).length).toBeGreaterThan(10)
  })

  it('refuse a review of a departure that is ahead', async () => {
    const text = { author: 'Anna', rating: '5', language: 'it', 'text.it': 'Bello.' }
    const review = { ...text, travel, departedOn: '2027-01-16' }
    const ahead = await office.save('/reviews/edit', review)
    expect([ahead.status, problemsIn(ahead.text)]).toEqual([422, ['departedOn: is ahead']])
    expect((await office.save('/reviews/edit', { ...review, departedOn: SEED_DAY })).status).toBe(303)
  })

  it.each(['remove:stages.x.y', 'up:stages.99', 'remove:stages.x', 'add:stages.99.title'])(
    'are shown unchanged after a command that fits nothing: %s',
    async (command) => {
      const path = `/travels/edit?id=${travel}`
      const before = fieldsOf(await office.open(path))
      const { status, text } = await office.save(path, {}, command)
      expect([status, fieldsOf(text)]).toEqual([200, before])
    },
  )

  it('keep the stored order of checkboxes, and add what is new at the end', async () => {
    const path = `/travels/edit?id=${travel}`
    const moods = async () => fieldsOf(await office.open(path))['moods.$order']
    const options = [...(await office.open(path)).matchAll(/id="moods-(\w+)"/g)].map(([, option = '']) => option)
    const [first = '', second = '', third = ''] = options
    const chosen = (...values: string[]) => ({ moods: values.join('\u0001') })
    const order = { 'moods.$order': `${third} ${first}` }
    expect((await office.save(path, { ...chosen(first, third), ...order })).status).toBe(303)
    await office.save(path, chosen(first, second, third))
    expect(await moods()).toBe([third, first, second].join(' '))
  })

  it('can be sent again when a pasted season outlived its sign-in', async () => {
    const [, form = ''] =
      /(<form[^>]*>)<div class="field"><label for="csv">/.exec(await office.open('/departures/import')) ?? []
    expect(form).toBe('<form method="post">')
  })
})
