import { describe, expect, it } from 'vitest'
import { sampleFoundTour, samplePage, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { salesModel, salesQuery } from './sales-model.ts'

const reduced = (base: number, now: number) =>
  sampleFoundTour({
    basePrice: { EUR: base, GBP: base, USD: base },
    price: { EUR: now, GBP: now, USD: now },
    discounted: now < base,
  })

describe('sales model', () => {
  it('has the largest discount and a link to the same list with all filters', () => {
    const list = samplePage([reduced(100_000, 79_000), reduced(100_000, 90_000)], { total: 616, lastPage: 31 })
    const model = salesModel(sampleSite(), list)
    expect([model.total, model.largestDiscount, model.filterHref]).toEqual([
      '616 partenze',
      '-21%',
      '/cerca?discounted=true&sort=discount%3Adesc',
    ])
    expect([model.pageHref(1), model.pageHref(2)]).toEqual(['/offerte', '/offerte?page=2'])
    expect(model.more).toMatchObject({ href: '/offerte?perPage=40#result-21', count: 20 })
    const second = samplePage([reduced(100_000, 79_000)], { total: 616, currentPage: 2, lastPage: 31 })
    const lengthened = salesModel(sampleSite(), second, { page: 2 })
    expect(lengthened.more?.href).toBe('/offerte?show=from-2&page=3#result-21')
    expect(salesModel(sampleSite(), samplePage([reduced(100_000, 79_000)])).more).toBeNull()
  })

  it('has no discount when no price is reduced', () => {
    expect(salesModel(sampleSite('de'), samplePage([]))).toMatchObject({ total: null, largestDiscount: null })
    expect(salesModel(sampleSite(), samplePage([reduced(100_000, 100_000)])).largestDiscount).toBeNull()
  })

  it.each([
    ['', ''],
    ['page=3&utm_source=x', 'page=3'],
    ['page=1', ''],
    ['perPage=40&show=prices', 'perPage=40'],
    ['page=3&show=from-2', 'show=from-2&page=3'],
    ['page=-2&sort=price:asc&discounted=false&textSearch=x', ''],
  ])('parses only the position from "%s"', (text, expected) =>
    expect(salesQuery(new URLSearchParams(text))).toBe(expected),
  )
})
