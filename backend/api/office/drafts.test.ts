import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf, officeOf } from '../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'
import { publishDue } from './publish-due.ts'

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

const call = async (method: string, path: string, body?: object) => {
  const response = await app.request(
    `/backoffice${path}`,
    {
      method,
      headers: { authorization: `Bearer ${env.API_WRITE_TOKEN}` },
      ...(body && { body: JSON.stringify(body) }),
    },
    env,
  )
  return { status: response.status, data: ((await response.json()) as { data?: Record<string, never> }).data ?? {} }
}
const NEW_PAGE = {
  version: '',
  ...{ 'seo.title.it': 'Sagre', 'seo.description.it': 'Le feste di paese.', 'slugs.it': 'sagre' },
  ...{ 'blocks.$count': '1', 'blocks.0.blockType': 'rich-text', 'blocks.0.id': 'text' },
  'blocks.0.content.html.it': '<p>In piazza.</p>',
}
const removeNow = async (path: string) =>
  office.post(path, { version: /name="version" value="(\w+)"/.exec(await office.open(path))?.[1] ?? '' })

describe('a page that is not published', () => {
  it('is shown as such while it is a draft, and is gone when that is discarded', async () => {
    const path = '/pages/edit?id=sagre'
    expect((await office.post('/pages/edit', { ...NEW_PAGE, $id: 'sagre', do: 'draft' })).status).toBe(303)
    const form = await office.open(path)
    expect(form).toMatch(/<p class="muted">Not published; draft of anna@example.com/)
    for (const part of ['On the site', '/office/pages/remove']) expect(form).not.toContain(part)
    expect((await call('GET', '/pages/sagre')).data).toMatchObject({
      published: null,
      draft: { slugs: { it: 'sagre' } },
    })
    expect((await office.save(path, {}, 'discard')).location).toBe('/office/pages')
    expect(await office.open(path)).toContain('There is no such page')
    for (const [method, way] of [
      ['GET', ''],
      ['POST', '/preview'],
    ] as const)
      expect((await call(method, `/pages/sagre${way}`)).status).toBe(404)
  })

  it('stays as a draft when it is withdrawn, and is published again by its history', async () => {
    await office.post('/pages/edit', { ...NEW_PAGE, $id: 'sagre', do: 'publish' })
    expect((await removeNow('/pages/remove?id=sagre')).status).toBe(303)
    const form = await office.open('/pages/edit?id=sagre')
    expect(form).toContain('<p class="muted">Not published; draft of')
    expect(form).not.toContain('On the site')
    expect((await office.undo('/pages/history?id=sagre')).location).toMatch(/done=restored/)
    expect(published('sagre')).toBe('Sagre')
  })
})

describe('the draft of a page', () => {
  it('of a program is the one that the form, the preview and the lists show, and discarding ends it', async () => {
    const path = '/pages/edit?id=contacts'
    expect((await office.save(path, { 'seo.title.it': 'Bozza A' }, 'draft')).status).toBe(303)
    const { draft } = (await call('GET', '/pages/contacts')).data as Record<string, { seo: { title: object } }>
    const page = { ...draft, seo: { ...draft?.seo, title: { ...draft?.seo.title, it: 'Bozza B' } } }
    expect((await call('PUT', '/pages/contacts', { state: 'draft', page })).status).toBe(200)
    expect(await draftIn(path)).toBe('Bozza B')
    const { paths } = (await call('POST', '/pages/contacts/preview')).data as Record<string, { it: string }>
    const [slug = '', token = ''] = (paths?.it ?? '').slice(1).split('?preview=')
    const shown = await app.request(`/custompages/show?market=it&slug=${slug}&preview=${token}`, {}, env)
    expect(await shown.json()).toMatchObject({ data: { seo: { title: 'Bozza B' } } })
    expect(await office.open('')).toContain('pages: contacts')
    expect(await office.open('/pages/history?id=contacts')).toMatch(/saved a draft<.*?Bozza <del>A<.del>/s)
    expect((await office.save(path, {}, 'discard')).status).toBe(303)
    expect((await call('GET', '/pages/contacts')).data.draft).toBeNull()
  })

  it('is not previewed while it is incomplete', async () => {
    await office.save('/pages/edit?id=contacts', { 'seo.title.it': '' }, 'draft')
    expect((await call('POST', '/pages/contacts/preview')).status).toBe(422)
  })
})

describe('undo of what was published', () => {
  it('leaves a draft that is brought back by undo, too', async () => {
    const path = '/pages/edit?id=first-group-trip'
    const history = '/pages/history?id=first-group-trip'
    const before = published('first-group-trip')
    await office.save(path, { 'seo.title.it': 'Chi siamo oggi' })
    await office.save(path, { 'seo.title.it': 'Una bozza' }, 'draft')
    expect((await office.undo(history, 1)).location).toMatch(/done=restored/)
    expect([published('first-group-trip'), await draftIn(path)]).toEqual([before, before])
    expect((await office.undo(history)).location).toMatch(/done=draft/)
    expect([published('first-group-trip'), await draftIn(path)]).toEqual([before, 'Una bozza'])
  })
})

describe('a scheduled draft', () => {
  const path = '/pages/edit?id=packing-list'
  const at = '2027-01-16T09:00'
  const schedule = (title: string) => office.save(path, { 'seo.title.it': title, publishAt: at }, 'schedule')
  const state = async () => /<p class="muted">(.*?)\. <a/.exec(await office.open(path))?.[1]
  const SCHEDULED = 'to be published 2027-01-16 09:00 UTC'

  it('keeps its time when a publisher saves or restores it, until that is cancelled', async () => {
    expect((await schedule('Prima')).status).toBe(303)
    expect((await office.save(path, { 'seo.title.it': 'Seconda' }, 'draft')).location).toMatch(/done=scheduled/)
    expect(await office.open('/pages/history?id=packing-list')).toContain('scheduled for 2027-01-16 09:00 UTC<')
    expect((await office.undo('/pages/history?id=packing-list')).location).toMatch(/done=scheduled/)
    expect([await state(), await draftIn(path)]).toEqual([expect.stringContaining(SCHEDULED), 'Prima'])
    const { draft: page } = (await call('GET', '/pages/packing-list')).data
    expect((await call('PUT', '/pages/packing-list', { state: 'draft', page })).status).toBe(200)
    expect(await state()).toContain(SCHEDULED)
    expect((await office.save(path, {}, 'unschedule')).location).toMatch(/done=draft/)
    expect(await state()).not.toContain(SCHEDULED)
  })

  it('comes back without its time, and says so, when discarding it is undone', async () => {
    await schedule('Prima')
    await office.save(path, {}, 'discard')
    const undone = await office.undo('/pages/history?id=packing-list')
    expect([undone.status, undone.text]).toEqual([200, expect.stringContaining('no longer scheduled')])
    expect([await draftIn(path), await state()]).toEqual(['Prima', expect.not.stringContaining(SCHEDULED)])
  })

  it('is published although another one fails, which is logged and stays', async () => {
    await schedule('Prima')
    const failing =
      "('pages', 'broken', 'draft', 'no JSON', '2027-01-01', 'anna@example.com', '2027-01-15T00:00:00.000Z')"
    seeded.sqlite.exec(`INSERT INTO office_records VALUES ${failing}`)
    const { calls: lines } = vi.spyOn(console, 'log').mock
    await publishDue({ ...env, CLOCK: '2027-01-16T09:00:30Z' })
    seeded.sqlite.exec("DELETE FROM office_records WHERE id = 'broken'")
    expect(published('packing-list')).toBe('Prima')
    expect(lines.flat().join()).toMatch(/"error":"scheduled draft","draft":"pages broken"/)
  })

  it.each([
    ['an editor saves it', editor, 'Terza', 'only a publisher schedules'],
    ['it becomes incomplete', office, '', 'it is incomplete'],
  ])('loses its time, and says so, when %s', async (_, who, title, reason) => {
    await schedule('Prima')
    const saved = await who.save(path, { 'seo.title.it': title }, 'draft')
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining(`2027-01-16 09:00 UTC: ${reason}`)])
    expect(await state()).not.toContain(SCHEDULED)
  })

  it('stays a draft, and says why, when another text has been published since', async () => {
    await schedule('Prima')
    const { published: page } = (await call('GET', '/pages/packing-list')).data as Record<
      string,
      { seo: { title: object } }
    >
    const corrected = { ...page, seo: { ...page?.seo, title: { ...page?.seo.title, it: 'Corretta' } } }
    expect((await call('PUT', '/pages/packing-list', { state: 'published', page: corrected })).status).toBe(200)
    await publishDue({ ...env, CLOCK: '2027-01-16T09:00:30Z' })
    expect([published('packing-list'), await draftIn(path)]).toEqual(['Corretta', 'Prima'])
    expect(await office.open(path)).toContain('was not published as scheduled (what is published has changed since')
    await schedule('Prima')
    await publishDue({ ...env, CLOCK: '2027-01-16T09:00:30Z' })
    expect(published('packing-list')).toBe('Prima')
  })
})
