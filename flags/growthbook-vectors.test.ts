import { type Experiment, GrowthBookClient } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'

/**
 * Numbers that every GrowthBook SDK has to reach, from its published test cases (specification 0.5.4): should a new
 * version of the SDK bucket differently, visitors would change sides in the middle of an experiment.
 */
const bucketOf = (experiment: Experiment<unknown>, id: string) =>
  new GrowthBookClient().runInlineExperiment(experiment, { attributes: { id } }).bucket

describe('hashing', () => {
  it.each([
    ['', 'a', 1, 0.22],
    ['', 'b', 1, 0.077],
    ['b', 'a', 1, 0.946],
    ['ef', 'd', 1, 0.652],
    ['asdf', '8952klfjas09ujk', 1, 0.549],
    ['', '123', 1, 0.011],
    ['', '___)((*":&', 1, 0.563],
    ['seed', 'a', 2, 0.0505],
    ['seed', 'b', 2, 0.2696],
    ['foo', 'ab', 2, 0.2575],
    ['foo', 'def', 2, 0.2019],
    ['89123klj', '8952klfjas09ujkasdf', 2, 0.124],
    ['90850943850283058242805', '123', 2, 0.7516],
    ['()**(%$##$%#$#', '___)((*":&', 2, 0.0128],
  ])('seed %j, value %j, version %d: %d', (key, id, hashVersion, bucket) =>
    expect(bucketOf({ key, hashVersion, variations: [0, 1] }, id)).toBe(bucket),
  )
})
