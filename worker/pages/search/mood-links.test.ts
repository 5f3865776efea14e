import { describe, expect, it } from 'vitest'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { moodLinks } from './mood-links.ts'

const links = (filter = {}) => moodLinks(sampleSite(), filter, sampleFilters)

describe('mood filters', () => {
  it('are the listed styles that they stand for; moods without any are left out', () => {
    expect(links({ discounted: true, page: 2 })).toEqual([
      { mood: 'NATURE', label: 'Natura', href: '/cerca?discounted=true&travelStyles%5B%5D=TREKKING', current: false },
      { mood: 'CULTURE', label: 'Cultura', href: '/cerca?discounted=true&travelStyles%5B%5D=CITY', current: false },
      { mood: 'PARTY', label: 'Festa', href: '/cerca?discounted=true&travelStyles%5B%5D=CITY', current: false },
    ])
  })

  it('that are in force lead back', () => {
    const [nature, culture] = links({ travelStyles: ['TREKKING'] })
    expect([nature?.current, nature?.href, culture?.current]).toEqual([true, '/cerca', false])
  })

  it('are none without metadata', () => expect(moodLinks(sampleSite(), {}, null)).toEqual([]))
})
