import { expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { sampleCatalogueFilters } from '../../tests/support/builders/sample-catalogue.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import { readKeywords } from './read-keywords.ts'

const MAY = { dateFrom: '2027-05-01', dateTo: '2027-05-31' }

it.each<[MarketId, string, FilterState, string[]]>([
  ['de', 'Japan, Mai 2027', { destinationId: ['jpn'], ...MAY }, []],
  ['us', 'Japan or Peru in May', { destinationId: ['jpn', 'per'], ...MAY }, []],
  ['es', 'África y Perú en mayo', { destinationId: ['per'], ...MAY }, []],
  ['de', 'Japan im Mai unter 2.000 Euro', { destinationId: ['jpn'], ...MAY, priceTo: 200_000 }, ['unter']],
  ['us', 'Japan for $1,500', { destinationId: ['jpn'], priceTo: 150_000 }, ['for']],
  ['fr', 'Kumano en mai', MAY, ['kumano']],
])('in %s, reads %s', (market, text, filter, unread) => {
  const read = readKeywords(text, sampleCatalogueFilters(market))
  expect(read.filter).toEqual(filter)
  expect(read.unread).toEqual(unread)
})
