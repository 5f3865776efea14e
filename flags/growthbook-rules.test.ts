import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FeatureApiResponse } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'
import { createFlagsClient } from './evaluate.ts'
import { unknownOperators, withKnownOperators } from './known-operators.ts'
import type { FlagAttributes, Rule } from './shared-rules.ts'

type Condition = NonNullable<Rule['condition']>
type Groups = FeatureApiResponse['savedGroups']

/**
 * Targeting by GrowthBook's specification: every operator, and saved groups. growthbook-vectors.test.ts covers hash
 * values and kinds of rules.
 */
const passes = (condition: Condition, attributes: object, savedGroups: Groups = {}): boolean =>
  createFlagsClient({
    features: { wishlist: { defaultValue: false, rules: [{ condition, force: true }] } },
    savedGroups,
  }).evaluate(attributes as FlagAttributes).wishlist

const CONDITIONS: [Condition, object, boolean][] = [
  [{ country: { $eq: 'IT' } }, { country: 'IT' }, true],
  [{ country: { $eq: 'IT' } }, {}, false],
  [{ country: { $ne: 'IT' } }, {}, true],
  [{ country: { $nin: ['IT', 'FR'] } }, { country: 'FR' }, false],
  [{ country: null }, {}, true],
  [{ country: null }, { country: null }, true],
  [{ country: null }, { country: '' }, false],
  [{ country: { $exists: true } }, { country: null }, false],
  [{ country: { $not: { $in: ['IT'] } } }, { country: 'DE' }, true],
  [{ day: { $gte: '2027-01-15', $lte: '2027-01-15' } }, { day: '2027-01-15' }, true],
  [{ day: { $gt: '2027-01-15' } }, { day: '2027-01-15' }, false],
  [{ url: { $regex: '/viaggi/(japan|peru)' } }, { url: 'https://it.example/viaggi/peru' }, true],
  // An invalid regular expression never matches and does not throw.
  [{ url: { $regex: '(' } }, { url: '(' }, false],
  [{ tags: { $all: ['a', 'c'] } }, { tags: ['a', 'b', 'c'] }, true],
  [{ tags: { $all: ['a', 'c'] } }, { tags: ['a', 'b'] }, false],
  [{ tags: { $all: ['a'] } }, { tags: 'a' }, false],
  [{ tags: { $size: 2 } }, { tags: ['a', 'b'] }, true],
  [{ tags: { $elemMatch: { $in: ['b'] } } }, { tags: ['a', 'b'] }, true],
  [{ trips: { $elemMatch: { to: { $regex: '^jap' } } } }, { trips: [{ to: 'peru' }, { to: 'japan' }] }, true],
  [{ trips: { $elemMatch: { to: 'japan' } } }, { trips: 'japan' }, false],
  [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, false],
  [{ $nor: [{ market: 'it' }, { country: 'IT' }] }, { market: 'de', country: 'IT' }, false],
  [{ $nor: [{ market: 'it' }, { country: 'IT' }] }, { market: 'de', country: 'DE' }, true],
  [{ $or: [{ market: 'it' }, { $and: [{ market: 'de' }, { country: 'AT' }] }] }, { market: 'de', country: 'AT' }, true],
  [{ version: { $vgt: '1.9.0', $vlt: '1.11.0' } }, { version: '1.10.0' }, true],
  [{ version: { $vlt: '1.0.0' } }, { version: '1.0.0-rc.1' }, true],
  [{ version: { $veq: '1.2.3' } }, { version: 'v1.2.3' }, true],
  [{ version: { $vne: '1.2.3' } }, { version: '1.2.3-alpha' }, true],
  [{ country: { $lt: 'IT' } }, { country: 'DE' }, true],
  [{ age: { $gt: 30, $lt: 60 } }, { age: 60 }, false],
  [{ age: { $gte: 30, $lte: 60 } }, { age: 60 }, true],
  [{ age: { $gt: '9' } }, { age: 10 }, true],
  [{ age: { $gt: 9 } }, {}, false],
  [{ language: 'it', market: 'it' }, { language: 'it', market: 'de' }, false],
  [{ 'trip.days': { $gte: 7 } }, { trip: { days: 8 } }, true],
  [{ 'trip.days': { $gte: 7 } }, { trip: null }, false],
  [{ trip: { days: 8 } }, { trip: { days: 8 } }, true],
  [{ trip: { days: 8 } }, { trip: { days: 8, nights: 7 } }, false],
  [{ country: { $ini: ['it', 'Ch'] } }, { country: 'IT' }, true],
  [{ country: { $in: ['it', 'Ch'] } }, { country: 'IT' }, false],
  [{ country: { $ini: 'it' } } as unknown as Condition, { country: 'it' }, false],
  [{ tags: { $ini: ['SEA'] } }, { tags: ['mountains', 'sea'] }, true],
  [{ country: { $nini: ['it'] } }, { country: 'IT' }, false],
  [{ country: { $nini: ['it'] } }, { country: 'DE' }, true],
  [{ tags: { $alli: ['SEA', 'sun'] } }, { tags: ['Sun', 'sea', 'sand'] }, true],
  [{ tags: { $alli: ['SEA', 'sun'] } }, { tags: ['sea'] }, false],
  [{ tags: { $all: ['SEA'] } }, { tags: ['sea'] }, false],
  [{ url: { $regexi: '/VIAGGI/' } }, { url: 'https://it.example/viaggi/peru' }, true],
  [{ url: { $regex: '/VIAGGI/' } }, { url: 'https://it.example/viaggi/peru' }, false],
  [{ url: { $regexi: '(' } }, { url: '(' }, false],
  [{ url: { $not: { $regex: '/viaggi/' } } }, { url: 'https://it.example/cerca' }, true],
  [{ url: { $notRegex: '/viaggi/' } } as unknown as Condition, { url: 'https://it.example/cerca' }, true],
  [{ url: { $notRegex: '/viaggi/' } } as unknown as Condition, { url: 'https://it.example/viaggi/peru' }, false],
  [{ url: { $notRegexi: '/VIAGGI/' } } as unknown as Condition, { url: 'https://it.example/viaggi/peru' }, false],
  [{ tags: { $size: { $gt: 1 } } }, { tags: ['a'] }, false],
  [{ tags: { $size: 1 } }, { tags: 'a' }, false],
  [{ country: { $type: 'string' } }, { country: 'IT' }, true],
  [{ country: { $type: 'null' } }, { country: null }, true],
  [{ tags: { $type: 'array' } }, { tags: [] }, true],
  [{ tags: { $type: 'object' } }, { tags: [] }, false],
  [{ age: { $type: 'number' } }, { age: '9' }, false],
  [{ member: { $type: 'boolean' } }, { member: false }, true],
  [{ version: { $vgte: '1.10.0', $vlte: '1.10.0' } }, { version: '1.10.0' }, true],
  [{ version: { $vgt: '1.10.0' } }, { version: '1.9.9' }, false],
  [{ $or: [] }, { market: 'it' }, true],
  [{ $and: [] }, { market: 'it' }, true],
  [{}, { market: 'it' }, true],
]

describe('targeting (§7)', () => {
  it.each(CONDITIONS)('%j of %j: %s', (condition, attributes, result) =>
    expect(passes(condition, attributes)).toBe(result),
  )

  const GROUPS = {
    islands: ['MT', 'CY', 'IS'],
    cold: { type: 'list', attributeKey: 'country', values: ['IS', 'NO'] },
    home: { type: 'condition', condition: { market: 'it' } },
    both: {
      type: 'condition',
      condition: { $and: [{ $savedGroup: { id: 'cold' } }, { $savedGroup: { id: 'home' } }] },
    },
    round: { type: 'condition', condition: { $savedGroup: { id: 'about' } } },
    about: { type: 'condition', condition: { $savedGroup: { id: 'round' } } },
    later: { type: 'of a newer kind', values: ['IS'] },
    broken: null,
  }
  const IN_GROUPS: [object, object, boolean][] = [
    [{ country: { $inGroup: 'islands' } }, { country: 'MT' }, true],
    [{ country: { $inGroup: 'islands' } }, { country: 'IT' }, false],
    [{ country: { $notInGroup: 'islands' } }, { country: 'IT' }, true],
    [{ country: { $inGroup: 'nowhere' } }, { country: 'MT' }, false],
    [{ country: { $notInGroup: 'nowhere' } }, { country: 'MT' }, true],
    [{ country: { $inGroup: 'cold' } }, { country: 'NO' }, true],
    [{ country: { $notInGroup: 'broken' } }, { country: 'NO' }, false],
    [{ $savedGroup: { id: 'cold' } }, { country: 'IS' }, true],
    [{ $savedGroup: { id: 'cold' } }, { country: 'IT' }, false],
    [{ $savedGroup: { id: 'cold', attributeKey: 'from' } }, { country: 'IT', from: 'NO' }, true],
    [{ $savedGroup: { id: 'home' } }, { market: 'it' }, true],
    [{ $savedGroup: { id: 'both' } }, { market: 'it', country: 'IS' }, true],
    [{ $savedGroup: { id: 'both' } }, { market: 'de', country: 'IS' }, false],
    [{ $not: { $savedGroup: { id: 'both' } } }, { market: 'de', country: 'IS' }, true],
    [{ $savedGroup: { id: 'round' } }, { country: 'IS' }, false],
    [{ $savedGroup: { id: 'later' } }, { country: 'IS' }, false],
    [{ $savedGroup: { id: 'islands' } }, { country: 'MT' }, false],
    [{ $savedGroup: 'cold' }, { country: 'IS' }, false],
  ]
  it.each(IN_GROUPS)('by saved groups: %j of %j: %s', (condition, attributes, result) =>
    expect(passes(condition as Condition, attributes, GROUPS as unknown as Groups)).toBe(result),
  )

  it('has a case for each operator of the SDK', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@growthbook/growthbook/package.json'))
    const sdk = readFileSync(join(folder, 'dist/esm/mongrule.mjs'), 'utf8')
    const known = new Set([...sdk.matchAll(/case ?["'](\$\w+)["']/g)].map(([, operator]) => operator))
    expect(known.size).toBeGreaterThan(25)
    const cases = JSON.stringify([CONDITIONS, IN_GROUPS])
    expect([...known].filter((operator) => !cases.includes(`"${operator}":`))).toEqual([])
    const rules = [...CONDITIONS, ...IN_GROUPS].map(([condition]) => ({ condition }))
    expect(rules.flatMap(unknownOperators)).toEqual([])
  })

  it('leaves everything else unchanged', () => {
    const known = CONDITIONS.filter(([condition]) => !JSON.stringify(condition).includes('$notRegex'))
    const payload = {
      features: Object.fromEntries(known.map(([condition], i) => [`f${i}`, { rules: [{ condition, force: i }] }])),
      savedGroups: GROUPS as unknown as Groups,
    } as FeatureApiResponse
    expect(withKnownOperators(payload)).toEqual(payload)
  })
})
