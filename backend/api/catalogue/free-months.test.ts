import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { coordinatorDetail } from './coordinators.ts'

const TEACHERS = ['javier-ortega', 'silvia-barone']

describe('free months', () => {
  const id = 'martina-rinaldi'
  let seeded: SeededSite
  beforeAll(async () => {
    seeded = await seededSite(1500)
  }, 60_000)
  const free = async (slug = id) => (await coordinatorDetail(seeded.site('it'), slug))?.freeMonths
  const lead = (slug: string, first: string, last: string, no: number) =>
    seeded.sqlite
      .prepare('UPDATE tours SET coordinator_id = ?, starting_date = ?, ending_date = ? WHERE no = ?')
      .run(slug, first, last, no)
  beforeEach(() => {
    for (const slug of [id, ...TEACHERS])
      seeded.sqlite.exec(`UPDATE tours SET coordinator_id = NULL WHERE coordinator_id = '${slug}';
        DELETE FROM wemeet_events WHERE coordinator_id = '${slug}'`)
  })

  it('are the next three', async () => {
    expect(await free()).toEqual(['2027-02', '2027-03', '2027-04'])
  })

  it.each([
    ['2027-03-04', ['2027-03', '2027-04', '2027-05']],
    ['2027-03-05', ['2027-02', '2027-03', '2027-04']],
  ])('have ten days, from the third after a departure to the third before one on %s', async (first, months) => {
    lead(id, '2027-02-10', '2027-02-18', 1)
    lead(id, first, '2027-03-09', 2)
    expect(await free()).toEqual(months)
  })

  it('are none with days of sold-out departures only', async () => {
    lead(id, '2027-02-01', '2028-01-01', 1)
    seeded.sqlite.exec("UPDATE tours SET status = 'SOLD_OUT' WHERE no = 1")
    expect(await free()).toEqual([])
  })

  it.each([
    ['2027-03-04', 'NULL', ['2027-03', '2027-04', '2027-05']],
    ['2027-03-04', "'2027-01-10T08:00:00Z'", ['2027-02', '2027-03', '2027-04']],
    ['2027-03-05', 'NULL', ['2027-02', '2027-03', '2027-04']],
  ])('have ten days to the third before an event on %s, cancelled at %s', async (day, cancelled, months) => {
    lead(id, '2027-02-10', '2027-02-18', 1)
    seeded.sqlite.exec(`UPDATE wemeet_events SET coordinator_id = '${id}', starts_on = '${day}',
      cancelled_at = ${cancelled} WHERE id = (SELECT min(id) FROM wemeet_events)`)
    expect(await free()).toEqual(months)
  })

  it('are those of the holidays for teachers', async () => {
    expect(await free('silvia-barone')).toEqual(['2027-06', '2027-07', '2027-08'])
    lead('silvia-barone', '2027-06-28', '2027-08-24', 1)
    expect(await free('silvia-barone')).toEqual(['2027-08', '2027-12'])
    lead('silvia-barone', '2027-12-26', '2028-01-02', 2)
    expect(await free('silvia-barone')).toEqual(['2027-08'])
  })

  it('end with the last departure whose coordinator is announced', async () => {
    seeded.sqlite.exec("UPDATE tours SET coordinator_id = NULL WHERE starting_date > '2027-03-30'")
    lead('felix-brandt', '2027-03-30', '2027-04-02', 1)
    expect(await free()).toEqual(['2027-02'])
    lead('felix-brandt', '2027-03-31', '2027-04-02', 1)
    expect(await free()).toEqual(['2027-02', '2027-03'])
    seeded.sqlite.exec('UPDATE tours SET coordinator_id = NULL')
    expect(await free()).toEqual([])
  })
})

describe.each(['2026-11-26', '2027-01-15', '2027-03-15'])('free months on %s', (day) => {
  let months: [string, string[]][]
  beforeAll(async () => {
    const seeded = await seededSite(1500, readSources(), day)
    const site = seeded.site('it')
    const details = await Promise.all(seeded.rows.coordinators.map(({ slug }) => coordinatorDetail(site, slug)))
    months = details.map((found) => [found?.slug ?? '', found?.freeMonths ?? []])
  }, 120_000)

  it('exist for every coordinator (§1)', () => {
    expect(months).toHaveLength(60)
    expect(months.filter(([, free]) => free.length === 0)).toEqual([])
  })

  it('of teachers are in the holidays', () => {
    const ofTeachers = months.filter(([slug]) => TEACHERS.includes(slug)).flatMap(([, free]) => free)
    expect(ofTeachers.filter((month) => !['06', '07', '08', '12'].includes(month.slice(5)))).toEqual([])
  })
})
