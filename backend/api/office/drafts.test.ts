import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf, officeOf } from '../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'

const seeded = await seededSite(10)
const env = {
  ...seeded.env,
  CLOCK: `${SEED_DAY}T12:00:00Z`,
  CONTENT_KEY: 'a-content-key-of-no-value-but-long-0123456789',
  API_WRITE_TOKEN: 'a-token-of-no-value',
}
const NOW = Date.parse(env.CLOCK)
const office = await officeOf(env, NOW)
const editor = await officeOf(env, NOW, ['editor'])

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
})
afterAll(() => void vi.useRealTimers())

const FAQS = '/pages/edit?id=faqs'
const TITLE = 'Domande frequenti sui viaggi di gruppo'
const draftIn = async (path: string) => fieldsOf(await office.open(path))['seo.title.it']
const published = (id: string) =>
  seeded.sqlite.prepare("SELECT source ->> '$.seo.title.it' AS title FROM pages WHERE id = ?").get(id)?.title

describe('undo of a change of a draft', () => {
  const history = '/pages/history?id=faqs'
  beforeEach(async () => {
    for (const title of ['Bozza A', 'Bozza B'])
      expect((await office.save(FAQS, { 'seo.title.it': title }, 'draft')).status).toBe(303)
  })

  it('restores the draft before, and publishes nothing', async () => {
    expect(await office.open(history)).toContain('Restore the version before as a draft')
    const undone = await editor.undo(history)
    expect([undone.status, undone.location]).toEqual([303, '/office/pages/edit?id=faqs&done=draft#main'])
    expect([await draftIn(FAQS), published('faqs')]).toEqual(['Bozza A', TITLE])
  })

  it('brings a discarded draft back', async () => {
    expect((await office.save(FAQS, {}, 'discard')).status).toBe(303)
    expect(await draftIn(FAQS)).toBe(TITLE)
    expect((await office.undo(history)).status).toBe(303)
    expect([await draftIn(FAQS), published('faqs')]).toEqual(['Bozza B', TITLE])
  })
})
