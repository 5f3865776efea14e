import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import type { BlockContent } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import { imageSchema, type ResponsiveImage, responsiveImageSchema } from '../../../shared/contracts/image.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { saveUpload } from '../images/uploads.ts'
import app from '../index.ts'

const TOKEN = 'a-token-of-no-value'
const INSTANT = `${SEED_DAY}T12:00:00.000Z`
const ID = 'a'.repeat(32)
const PICTURE = `upload-${ID}`
const seeded = await seededSite(400)
const tour = seeded.rows.tours.find(
  (each) => each.coordinator_id !== null && each.starting_date > SEED_DAY && each.travel_id === 'japan-tokyo-kyoto',
)
const { travel_id: travel = '', code = '', coordinator_id: coordinator = '' } = tour ?? {}

const altTexts = Object.fromEntries(MARKET_IDS.map((id) => [id, `A temple (${id})`])) as Record<MarketId, string>
const described = { id: ID, type: 'image/jpeg', width: 2000, height: 1500, bytes: 9, name: null }
await saveUpload(seeded.env.DB, { ...described, altTexts, focalX: 30, focalY: 60 }, INSTANT)

const send = async (method: string, path: string, body?: unknown, token = TOKEN) => {
  const response = await app.request(
    path,
    {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { ...seeded.env, CLOCK: INSTANT, API_WRITE_TOKEN: TOKEN },
  )
  const json = (await response.json()) as { data?: unknown; error?: { code: string; message: string } }
  return { status: response.status, ...json }
}
const choose = (subject: string, picture: unknown = PICTURE) =>
  send('PUT', `/backoffice/${subject}/picture`, { picture })
const get = async <T>(path: string, method = 'GET') => (await send(method, path)).data as T

type Card = { thumbnailImage: ResponsiveImage }
type Detail = Card & { itinerary: { picture: unknown }[]; photos: { id: string }[]; departures: { travel: Card }[] }

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  for (const subject of [`travels/${travel}`, `travels/${travel}/stages/2`, `coordinators/${coordinator}`])
    await choose(subject, null)
})

const chosen = (format: string, market = 'it') => ({
  id: `${ID}-30-60-${format}`,
  resource: 'uploads',
  altText: `A temple (${market})`,
})

describe('chosen pictures', () => {
  it('of a travel are its poster wherever it is shown, in the words of the market', async () => {
    expect(await choose(`travels/${travel}`)).toMatchObject({
      status: 200,
      data: { picture: PICTURE, announced: false },
    })
    const poster = { desktop: chosen('landscape'), mobile: chosen('portrait') }
    const detail = await get<Detail>(`/travels/show?market=it&slug=${travel}`)
    responsiveImageSchema.parse(detail.thumbnailImage)
    expect(detail.thumbnailImage).toMatchObject(poster)
    expect(detail.departures[0]?.travel.thumbnailImage).toEqual(detail.thumbnailImage)
    expect(detail.photos[0]).toMatchObject(poster.desktop)
    expect(await get(`/tours/show?market=it&slug=${travel}&tour=${code}`)).toMatchObject({
      travel: { thumbnailImage: poster },
    })
    const german = await get<Detail>(`/travels/show?market=de&slug=${travel}`)
    expect(german.thumbnailImage.desktop).toMatchObject(chosen('landscape', 'de'))
  })

  it('of a stage are its picture, on further cards of the travel, too', async () => {
    const before = await get<Detail>(`/travels/show?market=it&slug=${travel}`)
    await choose(`travels/${travel}/stages/2`)
    const { itinerary, photos, thumbnailImage } = await get<Detail>(`/travels/show?market=it&slug=${travel}`)
    expect(itinerary[1]?.picture).toMatchObject(chosen('landscape'))
    expect(photos).toContainEqual(itinerary[1]?.picture)
    expect([thumbnailImage, itinerary[0]]).toEqual([before.thumbnailImage, before.itinerary[0]])
  })

  it('of a travel are the cover of the page of its country, and the picture in carousels', async () => {
    await choose(`travels/${travel}`)
    const page = await get<CustomPage>('/custompages/show?market=it&slug=viaggi-giappone')
    expect(page.blocks[0]?.content).toMatchObject({
      picture: { desktop: chosen('landscape'), mobile: chosen('portrait') },
    })
    expect(page.seo.image).toMatchObject(chosen('landscape'))
    const { blocks } = await get<CustomPage>('/custompages/show?market=it&routingKey=area-asia')
    const carousel = blocks.find(({ blockType }) => blockType === 'destination-carousel')
    const { items = [] } = (carousel?.content ?? {}) as Partial<BlockContent<'destination-carousel'>>
    expect(items.find(({ destination }) => destination.id === 'jpn')?.picture).toMatchObject(chosen('landscape'))
  })

  it('of a coordinator are the portrait on their page, their departures and those of the travel', async () => {
    expect(await choose(`coordinators/${coordinator}`)).toMatchObject({ status: 200 })
    type Portrayed = { name: string; picture: unknown }
    const own = await get<Portrayed & { departures: { coordinator: Portrayed }[] }>(
      `/coordinators/show?market=fr&slug=${coordinator}`,
    )
    expect(imageSchema.parse(own.picture)).toMatchObject({ id: `${ID}-30-60-face`, altText: own.name })
    expect(own.departures[0]?.coordinator.picture).toEqual(own.picture)
  })

  it('of the site are shown wherever pages name them', async () => {
    expect(await send('PUT', '/backoffice/pictures/cover-home', { picture: PICTURE })).toMatchObject({ status: 200 })
    const { blocks } = await get<CustomPage>('/custompages/show?market=it&routingKey=index')
    expect(JSON.stringify(blocks)).toContain(`${ID}-30-60-landscape`)
  })

  it('are a neutral one after null', async () => {
    await choose(`travels/${travel}`)
    expect(await choose(`travels/${travel}`, null)).toMatchObject({ status: 200, data: { picture: null } })
    const { thumbnailImage } = await get<Detail>(`/travels/show?market=it&slug=${travel}`)
    expect(thumbnailImage.desktop.id).toBe('none-landscape')
  })

  it('change the day of the travel in sitemaps', async () => {
    await choose(`travels/${travel}`)
    const changes = seeded.sqlite.prepare('SELECT kind, id, changed_on FROM content_changes WHERE fingerprint = ?')
    expect(changes.all(INSTANT)).toContainEqual(
      expect.objectContaining({ kind: 'travel', id: travel, changed_on: SEED_DAY }),
    )
  })
})

describe('choices that are refused', () => {
  it.each([
    ['travels/nowhere', PICTURE, 404, 'travel_not_found'],
    [`travels/${travel}/stages/40`, PICTURE, 404, 'travel_not_found'],
    [`travels/${travel}/stages/0`, PICTURE, 404, 'no_such_call'],
    ['coordinators/nobody', PICTURE, 404, 'coordinator_not_found'],
    [`travels/${travel}`, `upload-${'0'.repeat(32)}`, 422, 'invalid_fields'],
    [`travels/${travel}`, 'cover-home', 422, 'invalid_fields'],
    [`coordinators/${coordinator}`, 4, 422, 'invalid_fields'],
    [`coordinators/${coordinator}`, undefined, 422, 'invalid_fields'],
  ])('%s with %s: %i', async (subject, picture, status, error) => {
    const response = await send('PUT', `/backoffice/${subject}/picture`, { picture })
    expect(response).toMatchObject({ status, error: { code: error } })
  })

  it('need the token', async () => {
    const response = await send('PUT', `/backoffice/travels/${travel}/picture`, { picture: PICTURE }, 'other')
    expect(response.status).toBe(401)
  })
})
