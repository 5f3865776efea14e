import { beforeAll, describe, expect, it, vi } from 'vitest'
import { failureSchema } from '../../shared/contracts/envelope.ts'
import { signSubject } from '../../shared/contracts/personal-token.ts'
import { hostileBodies } from '../../tests/support/builders/hostile-bodies.ts'
import { type SeededSite, seededSite } from '../../tests/support/builders/seeded-site.ts'
import { IS_WHOLE_RUN } from '../../tests/support/whole-run.ts'
import app from './index.ts'

const TOKEN = 'a-token-of-no-value'
const CONTENT_KEY = 'a-key-of-no-value-but-long-enough-0123456789'
const ALL = hostileBodies()
const BODIES = ALL.filter((_, nth) => IS_WHOLE_RUN || nth % 4 === 0)

let seeded: SeededSite
let tour = ''
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
beforeAll(async () => {
  seeded = await seededSite(400)
  tour = seeded.rows.tours[0]?.id ?? ''
}, 60_000)

const send = (method: string, path: string, body?: string, type = 'application/json') =>
  app.request(
    path,
    {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': type },
      ...(body !== undefined && { body }),
    },
    { ...seeded.env, API_WRITE_TOKEN: TOKEN },
  )

const expectClear = async (response: Response, sent: string) => {
  const json: unknown = JSON.parse(await response.text())
  if (response.status === 200) return expect(json).toMatchObject({ success: true })
  expect([400, 404, 413, 422], `${response.status} for ${sent.slice(0, 200)}`).toContain(response.status)
  return expect(failureSchema.parse(json).error.message).not.toBe('')
}

it('generates enough hostile bodies', () => expect(new Set(ALL).size).toBeGreaterThanOrEqual(200))

describe('malformed JSON', () => {
  it.each([
    ['POST', '/tours'],
    ['PATCH', '/backoffice/tours/TOUR'],
    ['POST', '/backoffice/tours/TOUR/bookings'],
    ['POST', '/backoffice/travels/japan-tokyo-kyoto/tours'],
    ['PUT', '/backoffice/travels/japan-tokyo-kyoto/picture'],
    ['POST', '/backoffice/events'],
    ['PUT', '/backoffice/pages/faqs'],
    ['PUT', '/backoffice/layout/banners'],
  ])('is refused by %s %s with its line and column, and is no error in the log', async (method, path) => {
    log.mockClear()
    const response = await send(method, `${path.replace('TOUR', tour)}?market=it`, '{\n  "state": "draft",\n}')
    expect(log.mock.calls.join()).not.toContain('unhandled')
    const { error } = failureSchema.parse(await response.json())
    expect([response.status, error.message]).toEqual([
      422,
      'body: malformed JSON at line 3, column 1: a name in double quotes is missing',
    ])
  })
})

describe('responses to hostile bodies', () => {
  it.each([
    ['POST', '/tours'],
    ['POST', '/tours/facets'],
    ['POST', '/tours/price-grid'],
    ['POST', '/travels'],
    ['POST', '/travels/paginated'],
    ['POST', '/travels/facets'],
    ['POST', '/travels/pins'],
    ['POST', '/search/counts'],
    ['PATCH', '/backoffice/tours/TOUR'],
    ['POST', '/backoffice/tours/TOUR/bookings'],
    ['POST', '/backoffice/travels/japan-tokyo-kyoto/tours'],
    ['POST', '/backoffice/events'],
    ['PUT', '/backoffice/pages/faqs'],
    ['POST', '/backoffice/pages/nothing/preview'],
    ['PUT', '/backoffice/layout/banners'],
    ['PUT', '/backoffice/layout/header'],
    ['PUT', '/backoffice/layout/country/jpn'],
    ['PUT', '/backoffice/layout/place/sahara'],
  ])(
    '%s %s',
    async (method, path) => {
      for (const body of BODIES)
        await expectClear(await send(method, `${path.replace('TOUR', tour)}?market=it`, body), body)
    },
    60_000,
  )

  it.each([
    ['POST', '/alerts'],
    ['PUT', '/alerts/preferences'],
    ['PUT', '/alerts/x'],
    ['POST', '/alerts/x/removal'],
  ])(
    '%s %s on behalf of a user',
    async (method, path) => {
      const token = await signSubject(CONTENT_KEY, { owner: 'address:a@b.it' }, Date.parse('2027-01-15T12:00:00Z'))
      for (const body of BODIES) {
        const response = await app.request(
          `${path}?market=it`,
          { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body },
          { ...seeded.env, CONTENT_KEY, CLOCK: '2027-01-15T12:00:00Z' },
        )
        await expectClear(response, body)
      }
    },
    60_000,
  )

  it.each(['/newsletter', '/newsletter/confirm', '/newsletter/leave'])(
    'POST %s',
    async (path) => {
      const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']
      for (const [nth, body] of BODIES.entries()) {
        const response = await send('POST', `${path}?market=it`, body, types[nth % types.length])
        expect([410, 413, 422], body.slice(0, 200)).toContain(response.status)
        expect(response.headers.get('content-type')).toMatch(/^(text\/html|application\/json)/)
      }
    },
    60_000,
  )

  it.each([
    '/travels/top-sellers?market=it&search=',
    '/travels/top-sellers?market=it&countries[]=',
    '/travels/show?market=it&slug=',
    '/coordinators/show?market=it&slug=',
    '/custompages/show?market=it&slug=',
    '/custompages/show?market=it&routingKey=',
    '/filters?market=',
    '/backoffice/pages/',
    '/alerts/subject?market=it&travel=',
    '/alerts/subject?market=it&travel=japan&tour=',
  ])(
    'GET %s',
    async (path) => {
      for (const body of BODIES.filter((each) => each.length < 500))
        await expectClear(await send('GET', path + encodeURIComponent(body.toWellFormed())), body)
    },
    60_000,
  )
})
