import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import type { Review } from '../../shared/contracts/travel.ts'
import { sampleReview, sampleTour, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { readCatalogue } from './catalogue.ts'
import { checkFacts } from './check-facts.ts'
import { createReport } from './report.ts'

const onTrip = sampleReview({ id: 'review-1' })

/** What the checks find of reviews that a coordinator's page shows. */
const found = async (...reviews: Review[]) => {
  const page = (data: object[]) => ({ data, total: data.length, perPage: 100, currentPage: 1, lastPage: 1 })
  const travel = sampleTravel({ reviews: [onTrip] })
  const answers: Record<string, object> = {
    '/travels/paginated': page([travel]),
    '/travels/show': travel,
    '/tours': page([sampleTour()]),
    '/coordinators/show': { ...travel.coordinator, departures: [], reviews },
    '/sitemap': { pages: [], travels: [], coordinators: [] },
    '/wemeet/events': page([]),
  }
  const request = async (_: string, path: string) => {
    const data = answers[path.split('?')[0] ?? '']
    return { status: 200, text: JSON.stringify({ success: true, data }), headers: {} }
  }
  const report = createReport()
  checkFacts(report, await readCatalogue(request, markets.it), '2026-11-24')
  return report.findings.filter(({ check }) => check.startsWith('a review'))
}

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
