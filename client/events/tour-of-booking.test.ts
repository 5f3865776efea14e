import { describe, expect, it } from 'vitest'
import { tourOfBooking } from './tour-of-booking.ts'

describe('tourOfBooking', () => {
  it.each([
    ['/booking/8412/start', '8412'],
    ['/booking/jp-2027-04/start', 'jp-2027-04'],
    ['/booking//start', null],
    ['/booking/8412', null],
    ['/de/booking/8412/start', null],
    ['/booking/8412/start/', null],
    ['/', null],
  ])('%s: %j', (pathname, tour) => expect(tourOfBooking(pathname)).toBe(tour))
})
