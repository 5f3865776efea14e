import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import type { Review } from '../../shared/contracts/travel.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { sampleReview, sampleTour, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { auditMarket } from './audit-market.ts'
import type { Request } from './catalogue.ts'

const onTrip = sampleReview({ id: 'review-1' })

const pageOf = (data: unknown) => ({ data, total: 1, perPage: 100, currentPage: 1, lastPage: 1 })

/** What an audit finds of one trip and its coordinator; `over` replaces responses. */
const audit = async (over: Record<string, unknown>) => {
  const travel = sampleTravel({ reviews: [onTrip] })
  const responses: Record<string, unknown> = {
    '/travels/paginated': pageOf([travel]),
    '/travels/show': travel,
    '/tours': pageOf([sampleTour()]),
    '/coordinators/show': { ...travel.coordinator, departures: [], reviews: [] },
    '/layouts': sampleLayout,
    '/sitemap': { pages: [], travels: [], coordinators: [] },
    '/wemeet/events': pageOf([]),
    ...over,
  }
  const request: Request = async (host, path) => {
    const data = host === 'api' ? responses[path.split('?')[0] ?? ''] : undefined
    const text = typeof data === 'string' ? data : JSON.stringify({ success: true, data })
    return { status: data === undefined ? 404 : 200, text, headers: {} }
  }
  return auditMarket(request, markets.it, '2026-11-24')
}

/** What the checks find of reviews that a coordinator's page shows. */
const found = async (...reviews: Review[]) => {
  const { coordinator } = sampleTravel()
  const { findings } = await audit({ '/coordinators/show': { ...coordinator, departures: [], reviews } })
  return findings.filter(({ check }) => check.startsWith('a review'))
}

const broken = async (over: Record<string, unknown>) => {
  const { findings, counts } = await audit(over)
  const broken = findings.filter(({ check }) => check === 'a response keeps its contract')
  return { broken: broken.map(({ where, found }) => `${where}: ${found}`), findings, counts }
}

const TRIP = '/travels/show?market=it&slug=japan-tokyo-kyoto'
const NOT_A_NUMBER = 'Invalid input: expected number, received string'

describe('a record that breaks its contract', () => {
  it.each([
    [{ '/coordinators/show': undefined }, '/coordinators/show?market=it&slug=anna-rossi: status 404'],
    [{ '/travels/show': { ...sampleTravel(), days: '5' } }, `${TRIP}: data.days: ${NOT_A_NUMBER}`],
    [{ '/travels/show': '<p>' }, `${TRIP}: Unexpected token '<', "<p>" is not valid JSON`],
    [
      { '/tours': pageOf([sampleTour(), { ...sampleTour(), id: 'bad', freeSeats: 'two' }]) },
      `/tours?market=it: bad: freeSeats: ${NOT_A_NUMBER}`,
    ],
    [{ '/sitemap': undefined }, '/sitemap?market=it: status 404'],
    [
      { '/layouts': { ...sampleLayout, footer: { ...sampleLayout.footer, footerMessage: 5 } } },
      '/layouts?market=it: data.footer.footerMessage: Invalid input: expected string, received number',
    ],
  ])('is a finding beside the comparisons of the others (%#)', async (over, finding) => {
    const { broken: found, counts } = await broken(over)
    expect(found).toEqual([finding])
    expect(counts.get('a departure is upcoming and as long as its trip')).toBe(1)
  })

  it('names every missing call, also without trips', async () => {
    const none = ['/travels/paginated', '/tours', '/layouts', '/sitemap', '/wemeet/events'].map((path) => [
      path,
      undefined,
    ])
    expect((await broken(Object.fromEntries(none))).broken.sort()).toEqual([
      ...['/layouts?market=it: status 404', '/sitemap?market=it: status 404', '/tours?market=it: status 404'],
      '/travels/paginated?market=it: status 404',
      '/wemeet/events?market=it&page=1: status 404',
    ])
  })

  it('is one finding for all departures of a trip', async () => {
    const tours = [sampleTour(), sampleTour({ id: 'second' })]
    const { findings } = await broken({ '/travels/show': undefined, '/tours': pageOf(tours) })
    expect(findings.filter(({ check }) => check.startsWith('the list and the trip'))).toMatchObject([
      { where: 'japan-tokyo-kyoto', found: 'no such trip' },
    ])
  })

  it.each(['/travels/paginated', '/tours'])('is the only finding without the list %s', async (path) => {
    const { broken: found, findings } = await broken({ [path]: undefined })
    expect(found).toEqual([`${path}?market=it: status 404`])
    expect(findings).toHaveLength(1)
  })
})

describe('reviews of a catalogue', () => {
  it('are those of trips', async () => expect(await found()).toEqual([]))

  it('are the same on pages of trips and coordinators', async () => {
    expect(await found(onTrip)).toEqual([])
    expect(await found({ ...onTrip, text: 'Of another page.' })).toMatchObject([{ where: 'review-1' }])
  })

  it('include those that only pages of coordinators show', async () => {
    const other = sampleReview({ id: 'review-2', author: 'Jo', text: 'Another text.', departedOn: '2026-11-20' })
    expect(await found(other)).toMatchObject([{ where: 'review-2' }])
  })
})
