import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { experiment, payloadWith } from '../tests/support/flags.ts'
import { createFlagsClient } from './evaluate.ts'
import { sampleRatioP } from './experiments/sample-ratio.ts'

const VISITORS = 8000
/** The seeds are fixed, so that these either hold or do not: 1 in 1,000 would fail for one of many seeds. */
const UNLIKELY = 0.001
const ids = fc.sample(fc.uuid({ version: 4 }), { numRuns: VISITORS, seed: 20270115 })
const visit = { country: 'IT', language: 'it', market: 'it', url: 'https://it.example/', day: '2027-01-15' }
const COVERS = ['editors', 'together', 'planned'] as const

/** How many of the visitors see each cover, and each cover together with each order of blocks. */
const countsOf = (weights: number[], coverage = 1) => {
  const client = createFlagsClient(
    payloadWith({
      homeCover: [experiment('cover', [...COVERS], { weights, coverage })],
      homeDeparturesFirst: [experiment('departures', [false, true])],
    }),
  )
  const pairs = new Map<string, number>()
  let included = 0
  for (const deviceId of ids) {
    let isIn = false
    const values = client.evaluate({ ...visit, deviceId }, (flag) => (isIn ||= flag === 'homeCover'))
    if (!isIn) continue
    included++
    const pair = `${values.homeCover} ${values.homeDeparturesFirst}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const both = COVERS.map((cover) => [pairs.get(`${cover} false`) ?? 0, pairs.get(`${cover} true`) ?? 0] as const)
  return { both, covers: both.map(([first, second]) => first + second), included }
}

describe('experiment assignment', () => {
  it.each([
    [[1 / 3, 1 / 3, 1 / 3], 1],
    [[0.8, 0.1, 0.1], 1],
    [[0.5, 0.25, 0.25], 0.4],
  ])('follows the weights %j and the coverage %d', (weights, coverage) => {
    const { covers, included } = countsOf(weights, coverage)
    expect(sampleRatioP(covers, weights)).toBeGreaterThan(UNLIKELY)
    expect(sampleRatioP([included, VISITORS - included], [coverage, 1 - coverage])).toBeGreaterThan(UNLIKELY)
  })

  it('is independent between experiments', () => {
    const { both, covers, included } = countsOf([1 / 3, 1 / 3, 1 / 3])
    const second = both.reduce((sum, [, on]) => sum + on, 0) / included
    for (const [i, pair] of both.entries())
      expect(sampleRatioP(pair, [1 - second, second]), `${COVERS[i]} of ${covers[i]}`).toBeGreaterThan(UNLIKELY)
  })

  it('fails the statistical test when it is skewed or depends on another experiment', () => {
    const { both, covers } = countsOf([0.36, 0.32, 0.32])
    expect(sampleRatioP(covers, [1, 1, 1])).toBeLessThan(UNLIKELY)
    expect(sampleRatioP([both[0]?.[0] ?? 0, (both[0]?.[1] ?? 0) * 1.2], [1, 1])).toBeLessThan(UNLIKELY)
  })
})
