import { type FeatureApiResponse, GrowthBookClient } from '@growthbook/growthbook'
import { expect, it, vi } from 'vitest'
import { createFlagsClient } from './evaluate.ts'
import { unknownOperators, withKnownOperators } from './known-operators.ts'
import type { FlagAttributes, Rule } from './shared-rules.ts'

it.each<[object, object, boolean]>([
  [{ country: { $unknown: 1 } }, { country: 'IT' }, false],
  [{ country: { $unknown: 1, $eq: 'IT' } }, { country: 'IT' }, false],
  [{ country: { $not: { $unknown: 1 } } }, { country: 'IT' }, true],
  [{ $not: { country: { $unknown: 1 } } }, { country: 'IT' }, true],
  [{ $or: [{ country: { $unknown: 1 } }, { market: 'it' }] }, { market: 'it' }, true],
  [{ $nor: [{ country: { $unknown: 1 } }, { market: 'it' }] }, { market: 'de' }, true],
  [{ tags: { $elemMatch: { $unknown: 1 } } }, { tags: ['a'] }, false],
  [{ trips: { $elemMatch: { to: { $unknown: 1 } } } }, { trips: [{ to: 'peru' }] }, false],
  [{ tags: { $size: { $unknown: 1 } } }, { tags: ['a'] }, false],
  [{ tags: { $all: [{ $unknown: 1 }] } }, { tags: ['a'] }, false],
  [{ $savedGroup: { id: 'odd' } }, { country: 'IT' }, false],
])(
  'matches no visitor for an unknown operator, without console output: %j of %j: %s',
  (condition, attributes, result) => {
    const words = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const rules = [{ condition, force: true } as Rule]
    const payload: FeatureApiResponse = {
      features: { wishlist: { defaultValue: false, rules } },
      savedGroups: { odd: { type: 'condition', condition: { country: { $unknown: 1 } } } } as never,
    }
    expect(createFlagsClient(payload).evaluate(attributes as FlagAttributes).wishlist).toBe(result)
    expect(words).not.toHaveBeenCalled()
    // As the SDK sees it, which says so each time.
    expect(new GrowthBookClient().initSync({ payload }).evalFeature('wishlist', { attributes }).value).toBe(result)
    expect(words).toHaveBeenCalled()
    expect(unknownOperators({ condition })).toEqual(JSON.stringify(condition).includes('$unknown') ? ['$unknown'] : [])
    words.mockRestore()
  },
)

it('finds no operators in the reference to a saved group', () =>
  expect(unknownOperators({ condition: { $savedGroup: { $unknown: 1 } } })).toEqual([]))

it.each([
  [{ country: { $notRegex: 'I' } }, { country: { $not: { $regex: 'I' } } }],
  [{ country: { $notRegex: 'I', $not: { $eq: 'IT' } } }, { country: { $in: [], $not: { $eq: 'IT' } } }],
  [{ trip: { $unknown: 1, to: 'peru' } }, { trip: { $unknown: 1, to: 'peru' } }],
  [{ $and: [{ country: { $unknown: 1 } }] }, { $and: [{ country: { $in: [] } }] }],
])('replaces unknown operators of %j', (condition, replaced) =>
  expect(withKnownOperators({ features: { wishlist: { rules: [{ condition }] } } }).features?.wishlist?.rules).toEqual([
    { condition: replaced },
  ]),
)
