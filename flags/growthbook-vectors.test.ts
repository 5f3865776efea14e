import { type Experiment, type FeatureApiResponse, GrowthBookClient, type UserContext } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'

/**
 * Numbers that every GrowthBook SDK has to reach, from its published test cases (specification 0.5.4): should a new
 * version of the SDK bucket differently, visitors would change sides in the middle of an experiment.
 */
const client = (features: FeatureApiResponse['features'] = {}) =>
  new GrowthBookClient().initSync({ payload: { features } })
const run = (experiment: Experiment<unknown>, context: UserContext = { attributes: { id: '1' } }) =>
  client().runInlineExperiment(experiment, context)
const ruled = (rules: object[], attributes: Record<string, unknown>, more: Partial<UserContext> = {}) =>
  client({ feature: { defaultValue: 0, rules } }).evalFeature('feature', { attributes, ...more }).value

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
    expect(run({ key, hashVersion, variations: [0, 1] }, { attributes: { id } }).bucket).toBe(bucket),
  )

  it('rejects version 99', () =>
    expect(run({ key: 'abc', hashVersion: 99, variations: [0, 1] }, { attributes: { id: 'def' } }).inExperiment).toBe(
      false,
    ))

  it.each([
    ['1', 'namespace1', 0.4, 1, true],
    ['1', 'namespace1', 0, 0.4, false],
    ['1', 'namespace2', 0.4, 1, true],
    ['2', 'namespace1', 0, 0.4, false],
    ['2', 'namespace2', 0.4, 1, true],
    ['3', 'namespace1', 0.4, 1, true],
    ['3', 'namespace2', 0, 0.4, true],
    ['3', 'namespace2', 0.4, 1, false],
    ['4', 'namespace1', 0, 0.4, false],
    ['4', 'namespace2', 0, 0.4, true],
  ])('visitor %s in %s from %d to %d: %s', (id, name, from, to, included) =>
    expect(
      run({ key: 'k', variations: [0, 1], namespace: [name, from, to] }, { attributes: { id } }).inExperiment,
    ).toBe(included),
  )

  it.each([
    ['4', 2],
    ['5', 1],
    ['6', 2],
    ['7', 0],
    ['8', 1],
    ['9', 0],
  ])('one of three for visitor %s: %d', (id, variation) =>
    expect(run({ key: 'my-test', variations: [0, 1, 2] }, { attributes: { id } }).variationId).toBe(variation),
  )

  it.each<[string, Partial<Experiment<unknown>>, number, boolean]>([
    ['my-test', {}, 1, true],
    ['my-test-3', {}, 0, true],
    ['my-test', { force: -8 }, 0, false],
    ['my-test', { force: 25 }, 0, false],
    ['my-test', { force: 1, coverage: 0.01 }, 0, false],
    ['my-test', { variations: [0] as unknown as [0, 1] }, 0, false],
    ['my-test', { active: false }, 0, false],
    ['no-coverage', { coverage: 0 }, 0, false],
    [
      'ranges',
      {
        ranges: [
          [0.99, 1],
          [0, 0.99],
        ],
        coverage: 0.01,
        weights: [0.99, 0.01],
      },
      1,
      true,
    ],
    [
      'configs',
      {
        ranges: [
          [0, 0.1],
          [0.9, 1],
        ],
      },
      0,
      false,
    ],
    [
      'key',
      {
        seed: 'foo',
        hashVersion: 2,
        ranges: [
          [0, 0.5],
          [0.5, 1],
        ],
      },
      1,
      true,
    ],
    ['key', { seed: 'foo', hashVersion: 2 }, 1, true],
    ['key', { seed: 'foo', hashVersion: 2, weights: [0.5, 0.5], coverage: 0.99 }, 1, true],
    [
      'filtered',
      {
        filters: [
          {
            seed: 'seed',
            hashVersion: 2,
            ranges: [
              [0, 0.1],
              [0.2, 0.4],
            ],
          },
        ],
      },
      1,
      true,
    ],
  ])('%s %j: %d', (key, more, variation, inExperiment) =>
    expect(run({ key, variations: [0, 1], ...more })).toMatchObject({ variationId: variation, inExperiment }),
  )
})

describe('rules', () => {
  it.each<[string, object[], Record<string, unknown>, unknown]>([
    ['a rollout includes', [{ force: 1, coverage: 0.5 }], { id: '3' }, 1],
    ['a rollout leaves out', [{ force: 1, coverage: 0.5 }], { id: '1' }, 0],
    ['a rollout without an id', [{ force: 1, coverage: 0.5 }], {}, 0],
    ['a rollout of an unknown hash', [{ force: 1, coverage: 1, hashVersion: 99 }], { id: '1' }, 0],
    ['a range beats coverage', [{ force: 2, coverage: 0.01, range: [0, 0.99] }], { id: '1' }, 2],
    ['a range of hash version 2', [{ force: 2, hashVersion: 2, range: [0.96, 0.97] }], { id: '1' }, 2],
    ['a filter', [{ force: 2, filters: [{ seed: 'seed', ranges: [[0, 0.01]] }] }], { id: '1' }, 0],
    ['coverage of an experiment', [{ variations: [0, 1, 2, 3], coverage: 0.01 }, { force: 3 }], { id: '123' }, 3],
    ['a namespace', [{ variations: [0, 1, 2, 3], namespace: ['pricing', 0, 0.01] }, { force: 3 }], { id: '123' }, 3],
    ['another hash attribute', [{ variations: [0, 1, 2], hashAttribute: 'company' }, { force: 3 }], { id: '123' }, 3],
    ['an empty rule', [{}], {}, 0],
    ['a plain experiment', [{ variations: ['a', 'b', 'c'] }], { id: '123' }, 'c'],
  ])('%s', (_, rules, attributes, value) => expect(ruled(rules, attributes)).toBe(value))

  const holdout = (upTo: number) => [
    {
      key: 'holdout',
      variations: [1, 2],
      hashVersion: 2,
      ranges: [
        [0, upTo],
        [upTo, 1],
      ],
      meta: [{}, { passthrough: true }],
    },
    {
      key: 'experiment',
      variations: [3, 4],
      hashVersion: 2,
      ranges: [
        [0, 0.5],
        [0.5, 1],
      ],
    },
  ]
  it('exclude visitors of a holdout, and let the others through', () => {
    expect(ruled(holdout(0.01), { id: '1' })).toBe(3)
    expect(ruled(holdout(0.99), { id: '1' })).toBe(1)
  })

  it('prefer forced variations to the hash', () =>
    expect(
      ruled([{ variations: [0, 1, 2, 3] }, { force: 3 }], { id: '123' }, { forcedVariations: { feature: 1 } }),
    ).toBe(1))

  it.each([
    ['Canada', null],
    ['USA', 'success'],
  ])('require their prerequisites: %s', (country, value) => {
    const parentConditions = [{ id: 'parent', condition: { value: 'green' }, gate: true }]
    const features = {
      parent: {
        defaultValue: 'silver',
        rules: [{ condition: { country: { $in: ['USA', 'Mexico'] } }, force: 'green' }],
      },
      child: {
        defaultValue: 'default',
        rules: [{ parentConditions }, { condition: { member: 'basic' }, force: 'success' }],
      },
    }
    const attributes = { id: '123', member: 'basic', country }
    expect(client(features).evalFeature('child', { attributes }).value).toBe(value)
  })
})
