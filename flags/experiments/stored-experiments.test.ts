import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import type { Experiment } from './experiment.ts'
import { parseStoredExperiments, type StoredExperiment, updateStoredExperiments } from './stored-experiments.ts'

const NOW = Date.parse('2027-01-15T10:00:00.000Z')
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString()
const cards = (...shares: number[]): Experiment => ({
  ...{ id: 'cards', flag: 'searchPriceFirst', name: 'Cards' },
  variations: shares.map((share, i) => ({ name: `v${i}`, share })),
})
/** One payload a day. */
const knownOf = (...days: (Experiment | null)[]): StoredExperiment | undefined =>
  days.reduce<StoredExperiment[]>(
    (known, running, day) =>
      parseStoredExperiments(
        JSON.stringify(updateStoredExperiments(known, running === null ? [] : [running], NOW + day * DAY_MS)),
      ),
    [],
  )[0]

describe('stored experiment', () => {
  it('stores names and shares after its end, until its counts are deleted', () => {
    expect(knownOf(cards(0.5, 0.5), null, null)).toEqual({
      ...cards(0.5, 0.5),
      ...{ sharesChangedAt: null, goneAt: at(1) },
    })
    const running = knownOf(cards(1, 1))
    expect(updateStoredExperiments(running === undefined ? [] : [running], [cards(1, 1)], NOW)).toEqual([running])
    const gone = knownOf(cards(1, 1), null)
    expect(updateStoredExperiments(gone === undefined ? [] : [gone], [], NOW + 201 * DAY_MS - 1)).toHaveLength(1)
    expect(updateStoredExperiments(gone === undefined ? [] : [gone], [], NOW + 201 * DAY_MS)).toEqual([])
  })

  it.each([
    ['other shares', [cards(0.5, 0.5), cards(0.9, 0.1)], at(1)],
    ['other shares of two among three', [cards(0.5, 0.3, 0.2), cards(0.5, 0.2, 0.3)], at(1)],
    ['an additional variation', [cards(0.5, 0.5), cards(0.5, 0.5, 0)], at(1)],
    ['a thousandth of the visitors for a variation', [cards(0.5, 0.5, 0), cards(0.4995, 0.4995, 0.001)], at(1)],
    ['the shares it had before', [cards(0.5, 0.5), cards(0.9, 0.1), cards(0.5, 0.5)], at(2)],
    ['other shares, once it is back', [cards(0.5, 0.5), null, cards(0.9, 0.1)], at(2)],
    ['the same shares of more traffic', [cards(0.05, 0.05), cards(0.5, 0.5)], null],
    ['the same shares, in other decimals', [cards(0.3334, 0.3333, 0.3333), cards(1 / 3, 1 / 3, 1 / 3)], null],
    ['no change', [cards(0.5, 0.5), cards(0.5, 0.5)], null],
  ])('returns the last change of shares after %s', (_, days, changed) =>
    expect(knownOf(...days)?.sharesChangedAt).toBe(changed),
  )

  it('is one of 300 at most', () => {
    const many = Array.from({ length: 301 }, (_, i) => ({ ...cards(1, 1), id: `e${i}` }))
    expect(updateStoredExperiments([], many, NOW).map(({ id }) => id)).toEqual(many.slice(0, 300).map(({ id }) => id))
  })

  it('has the same text a minute later', () => {
    const text = JSON.stringify(updateStoredExperiments([], [cards(0.5, 0.5), { ...cards(1, 1), id: 'b' }], NOW))
    expect(
      JSON.stringify(
        updateStoredExperiments(
          parseStoredExperiments(text),
          [cards(0.5, 0.5), { ...cards(1, 1), id: 'b' }],
          NOW + 60_000,
        ),
      ),
    ).toBe(text)
    const gone = JSON.stringify(updateStoredExperiments(parseStoredExperiments(text), [], NOW))
    expect(JSON.stringify(updateStoredExperiments(parseStoredExperiments(gone), [], NOW + 60_000))).toBe(gone)
  })

  it.each([null, '', '{', '7', '[{"id":1}]'])('is not parsed from %j', (text) =>
    expect(parseStoredExperiments(text)).toEqual([]),
  )
})
