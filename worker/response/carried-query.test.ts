import { describe, expect, it } from 'vitest'
import { withCarriedQuery } from './carried-query.ts'

describe('withCarriedQuery', () => {
  it.each([
    ['/viaggi', '', true, '/viaggi'],
    ['/viaggi', 'utm_source=mail&gclid=1', true, '/viaggi?utm_source=mail&gclid=1'],
    ['/viaggi?sort=price%3Aasc#top', 'utm_source=a%20b', true, '/viaggi?sort=price%3Aasc&utm_source=a+b#top'],
    // Parameters of the target win.
    ['/viaggi?utm_source=own', 'utm_source=mail&utm_medium=x', true, '/viaggi?utm_source=own&utm_medium=x'],
    // Modals and previews are never carried.
    ['/viaggi', 'modal=&type=gallery&layout=list&preview=token', true, '/viaggi'],
    // Filters go along to another page, not back to the page that has read them.
    ['/viaggi', 'continentId[]=asia&page=9', true, '/viaggi?continentId%5B%5D=asia&page=9'],
    ['/cerca?page=3', 'page=9&sort=evil&status[]=x&currency=GBP&gclid=1', false, '/cerca?page=3&gclid=1'],
    ['https://de.example/reiseziele', 'gclid=1', true, 'https://de.example/reiseziele?gclid=1'],
  ])('carries into %s from %j: %s', (target, requested, readHere, whole) =>
    expect(withCarriedQuery(target, new URLSearchParams(requested), readHere)).toBe(whole),
  )
})
