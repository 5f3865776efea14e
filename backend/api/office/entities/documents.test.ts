import { beforeAll, describe, expect, it, vi } from 'vitest'
import { officeOf, problemsIn } from '../../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import app from '../../index.ts'
import { withoutImpliedAmerican } from '../../sources/localized-source.ts'

const NOW = `${SEED_DAY}T12:00:00Z`
const { env: seeded, sqlite } = await seededSite(10)
const env = { ...seeded, CLOCK: NOW, API_WRITE_TOKEN: 'a-token-of-no-value' }
const headers = { authorization: `Bearer ${env.API_WRITE_TOKEN}` }

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
  return () => void vi.useRealTimers()
})

const beans = async (market: string) => {
  const layout = (await (await app.request(`/layouts?market=${market}`, {}, env)).json()) as {
    data: { beans: { id: string; message: string }[] }
  }
  return layout.data.beans.filter(({ id }) => id === 'sagra').map(({ message }) => message)
}
const put = async (banner: object) => {
  const body = JSON.stringify([{ id: 'sagra', ...banner }])
  return app.request('/backoffice/layout/banners', { method: 'PUT', headers, body }, env)
}
const FIRST = { $count: '1', '0.id': 'sagra', '0.message.it': 'Domenica la sagra' }
const EMPTY = { '0.message.en': '', '0.message.us': '', '0.message.es': '', '0.message.fr': '', '0.message.de': '' }

describe('a banner of some markets', () => {
  it('needs texts in their languages only, which the list of what is missing names', async () => {
    const { save, open } = await officeOf(env, Date.parse(NOW))
    const path = '/layout/edit?id=banners'
    const everywhere = await save(path, { ...FIRST, ...EMPTY })
    expect(problemsIn(everywhere.text)).toContain('0.message.en: is missing')
    const saved = await save(path, { ...FIRST, ...EMPTY, '0.markets': 'it' })
    expect([problemsIn(saved.text), saved.status]).toEqual([[], 303])
    expect([await beans('it'), await beans('fr')]).toEqual([['Domenica la sagra'], []])
    expect(await open('/missing')).toMatch(/banners: sagra<\/a>: English, Spanish, French, German/)
    const french = await save(path, { '0.markets': 'fr' })
    expect(problemsIn(french.text)).toEqual(['0.message.fr: is missing'])
  })

  it('is taken from programs, too', async () => {
    const message = { it: 'Domenica la sagra' }
    const label = { it: 'Il programma' }
    const button = { label, link: { type: 'search', query: 'q=sagre' } }
    expect((await put({ message, markets: ['it'], callToAction: button })).status).toBe(200)
    const refused = await put({ message, markets: ['it', 'de'] })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('0.message.de: ')])
    expect((await put({ message })).status).toBe(422)
  })
})

describe('questions and included things of trips', () => {
  const { slug = '' } = sqlite.prepare("SELECT slug FROM travel_texts WHERE language = 'it' LIMIT 1").get() ?? {}
  const trip = async () => {
    const response = await app.request(`/travels/show?market=it&slug=${slug}`, {}, env)
    const { data } = (await response.json()) as { data: { faqs: { question: string }[]; included: string[] } }
    return data
  }

  it.each(['faqs', 'included'])('have a form, which saves %s as they were when it is sent unchanged', async (id) => {
    const { save } = await officeOf(env, Date.parse(NOW))
    const before = sqlite.prepare('SELECT source FROM documents WHERE name = ?').get(id)?.source
    const saved = await save(`/layout/edit?id=${id}`, {})
    expect([problemsIn(saved.text), saved.status]).toEqual([[], 303])
    const after = sqlite.prepare('SELECT source FROM documents WHERE name = ?').get(id)?.source
    expect(withoutImpliedAmerican(JSON.parse(String(after)))).toEqual(
      withoutImpliedAmerican(JSON.parse(String(before))),
    )
  })

  it('are shown with the trips once they are changed, also by programs', async () => {
    const { save } = await officeOf(env, Date.parse(NOW))
    await save('/layout/edit?id=faqs', { '0.question.it': 'Si parte davvero?' })
    expect((await trip()).faqs.map(({ question }) => question)).toContain('Si parte davvero?')
    const get = await app.request('/backoffice/layout/included', { headers }, env)
    const { data } = (await get.json()) as { data: { included: object[] } }
    const text = { it: 'Un gelato', en: 'Ice cream', es: 'Un helado', fr: 'Une glace', de: 'Ein Eis' }
    const body = JSON.stringify({ ...data, included: [...data.included, { text }] })
    expect((await app.request('/backoffice/layout/included', { method: 'PUT', headers, body }, env)).status).toBe(200)
    expect((await trip()).included).toContain('Un gelato')
  })
})
