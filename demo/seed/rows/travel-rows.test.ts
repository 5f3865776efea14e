import { describe, expect, it } from 'vitest'
import { seedRows } from '../seed.ts'
import { readSources } from '../sources.ts'

const { travels, reviews } = seedRows(readSources(), { seedDay: '2026-11-21', tours: 300 })

describe('travel rows', () => {
  it('have the badge NEW without reviews only', () => {
    const reviewed = new Set(reviews.map(({ travel_id }) => travel_id))
    const isNew = travels.filter(({ badges }) => badges.includes('NEW')).map(({ id }) => id)
    expect(isNew.length).toBeGreaterThan(10)
    expect(isNew.filter((id) => reviewed.has(id))).toEqual([])
  })
})
