import { describe, expect, it } from 'vitest'
import type { SalesStatus, TourSnapshot } from '../../../shared/contracts/tour.ts'
import { prices } from '../../../tests/support/builders/sample-travel.ts'
import { statusHistory } from './status-history.ts'

const at = (day: string, salesStatus: SalesStatus, free: number, missing: number, eur: number): TourSnapshot => ({
  takenAt: `${day}T06:00:00.000Z`,
  salesStatus,
  freeSeats: free,
  seatsToConfirm: missing,
  price: prices(eur),
})
const stepsOf = (history: TourSnapshot[]) =>
  statusHistory(history, 'EUR').map(
    ({ on, snapshot, price }) =>
      `${on} ${snapshot.salesStatus} ${price === null ? '' : `${price.change} ${price.amount.EUR}`}`,
  )

describe('statusHistory', () => {
  it('has a step per change of status, seats or price', () => {
    expect(
      stepsOf([
        at('2026-08-01', 'PLANNED', 14, 8, 150_000),
        at('2026-09-01', 'PLANNED', 14, 8, 150_000),
        at('2026-10-01', 'PLANNED', 10, 4, 150_000),
        at('2026-11-01', 'CONFIRMED', 5, 0, 140_000),
        at('2026-12-01', 'CONFIRMED', 5, 0, 160_000),
      ]),
    ).toEqual([
      '2026-08-01 PLANNED on-sale 150000',
      '2026-10-01 PLANNED ',
      '2026-11-01 CONFIRMED down 140000',
      '2026-12-01 CONFIRMED up 160000',
    ])
    expect(stepsOf([])).toEqual([])
  })

  it('limits many steps to the first and the latest', () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      at(`2026-01-${String(i + 1).padStart(2, '0')}`, 'PLANNED', i, 1, 1),
    )
    const steps = stepsOf(many)
    expect(steps).toHaveLength(8)
    expect([steps[0]?.slice(0, 10), steps.at(-1)?.slice(0, 10)]).toEqual(['2026-01-01', '2026-01-20'])
  })
})
