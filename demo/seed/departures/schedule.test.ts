import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../shared/dates/iso-days.ts'
import { type LedDeparture, ledDepartures } from '../rows/led-departures.ts'
import { readSources } from '../sources.ts'
import { endingDateOf } from './calendar.ts'

const sources = readSources()
const { coordinators } = sources
const DAY = '2026-11-21'
const YEAR = 365
const SPANISH = 'ARG BOL CHL COL CRI CUB DOM ECU ESP GTM HND MEX NIC PAN PER PRY SLV URY'.split(' ')
const available = (wanted: 'any' | 'leave' | 'holidays') =>
  coordinators.filter(({ availability = 'any' }) => availability === wanted)

/** Days on the road in each year that starts with a departure and is scheduled to its end. */
const daysAway = (led: readonly LedDeparture[], last: string) =>
  led.flatMap(({ departure: { startingDate } }) => {
    const end = addDays(startingDate, YEAR)
    if (end > last) return []
    const days = led.map(({ departure }) => {
      const from = departure.startingDate < startingDate ? startingDate : departure.startingDate
      const to = endingDateOf(departure) < end ? endingDateOf(departure) : addDays(end, -1)
      return Math.max(0, daysBetween(from, to) + 1)
    })
    return [days.reduce((sum, each) => sum + each, 0)]
  })

describe.each([4000, 12_000])('schedule of %i departures', (target) => {
  const known = ledDepartures(sources, DAY, target)
  const last = known.at(-1)?.departure.startingDate ?? ''
  const led = Map.groupBy(known, ({ leader }) => leader)

  it.each([
    ['any', 85, 130],
    ['leave', 50, 85],
    ['holidays', 35, 60],
  ] as const)('has those available %s on the road from %i to %i days in any year (§1)', (availability, least, most) => {
    for (const { slug } of available(availability)) {
      const days = daysAway(led.get(slug) ?? [], last)
      expect([slug, Math.min(...days) >= least, Math.max(...days) <= most]).toEqual([slug, true, true])
    }
  })

  it('has each of them at home for two days between departures', () => {
    for (const { slug } of coordinators)
      led.get(slug)?.reduce((before, next) => {
        const days = daysBetween(endingDateOf(before.departure), next.departure.startingDate)
        expect(days).toBeGreaterThanOrEqual(3)
        return next
      })
  })

  it('has Spanish speakers lead where all countries speak Spanish', () => {
    const there = known.filter(
      ({ departure: { travel, startingDate } }) =>
        startingDate > DAY && travel.countries.every((code) => SPANISH.includes(code)),
    )
    const led = there.flatMap(({ leader }) => coordinators.filter(({ slug }) => slug === leader))
    const fluent = led.filter(({ languages }) => languages.includes('es'))
    expect(led.length).toBeGreaterThan(100)
    expect(fluent).toEqual(led)
  })

  it('has all of them speak the language of their group', () => {
    for (const { slug, languages } of coordinators)
      for (const { id, language } of led.get(slug) ?? [])
        expect([id, slug, languages.includes(language)]).toEqual([id, slug, true])
  })

  it('has reviewed departures led in the language of the review if the coordinator speaks it, else in English', () => {
    const written = new Map(sources.reviews.map((review) => [`${review.travel} ${review.departure}`, review.language]))
    const groups = coordinators.flatMap(({ slug, languages }) =>
      (led.get(slug) ?? []).flatMap(({ departure, language }) => {
        const ofReview = written.get(`${departure.travel.slug} ${departure.startingDate}`)
        return ofReview ? [{ language, expected: languages.includes(ofReview) ? ofReview : 'en' }] : []
      }),
    )
    expect(groups.length).toBeGreaterThan(100)
    expect(groups.filter(({ language, expected }) => language !== expected)).toEqual([])
  })

  it('has teachers on the road in the school holidays only', () => {
    const teachers = coordinators.filter(({ copy }) => /\bschool teacher\b|teaches history/.test(copy.en.biography))
    expect(teachers.map(({ slug }) => slug)).toEqual(['javier-ortega', 'silvia-barone'])
    expect(available('holidays')).toEqual(teachers)
    for (const { slug } of teachers)
      for (const { departure } of led.get(slug) ?? [])
        for (const day of [departure.startingDate.slice(5), endingDateOf(departure).slice(5)])
          expect((day >= '06-25' && day <= '09-05') || day >= '12-23' || day <= '01-06').toBe(true)
  })
})
