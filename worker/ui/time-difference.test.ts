import { describe, expect, it } from 'vitest'
import { timeDifference } from './time-difference.ts'

describe('timeDifference', () => {
  it.each([
    ['Asia/Tokyo', 'Europe/Rome', '2027-01-15', '+8'],
    ['Asia/Tokyo', 'Europe/Rome', '2027-07-15', '+7'],
    ['Asia/Kathmandu', 'Europe/Rome', '2027-01-15', '+4:45'],
    ['America/New_York', 'Europe/Rome', '2027-01-15', '−6'],
    ['Europe/Paris', 'Europe/Rome', '2027-01-15', null],
    ['Atlantic/Reykjavik', 'Europe/Rome', '2027-01-15', '−1'],
  ])('%s is ahead of %s on %s by %j', (there, home, day, expected) =>
    expect(timeDifference(there, home, day)).toBe(expected),
  )
})
