import { describe, expect, it } from 'vitest'
import { createReport, summaryOf } from './report.ts'

describe('a report', () => {
  it('has a line for each check with all comparisons, also where nothing is found', () => {
    const [one, two] = [createReport(), createReport()]
    for (let index = 0; index < 1500; index++) one.verify('a price is shown', '/', true, 'none')
    two.verify('a price is shown', '/viaggi', false, 'none')
    two.verify('a day is shown', '/viaggi', true, '')
    expect(summaryOf([one, two])).toEqual([
      'a price is shown: 1,501 compared in 2 markets, 1 findings',
      'a day is shown: 1 compared in 1 markets, 0 findings',
    ])
    expect(two.findings).toEqual([{ check: 'a price is shown', where: '/viaggi', found: 'none' }])
  })
})
