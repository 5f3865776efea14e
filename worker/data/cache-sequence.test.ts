import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Behaviour, createShared, createWorld, type Value } from '../../tests/support/builders/cache-world.ts'
import type { Found } from './cache.ts'

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('visit' as const), isolate: fc.nat(1), key: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 4000, 20_000, 90_000, 4e6) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'publish' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      behaviour: fc.constantFrom<Behaviour>('ok', 'fails', 'unstorable', 'throws'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'settle' as const }) },
)

type World = ReturnType<typeof createWorld>
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const expectAllowedAge = ({ state, storedAt }: Found<Value>, now: number, publishedAt: number): void => {
  const age = now - storedAt
  const isOutdated = storedAt <= publishedAt
  if (state === 'memory' || state === 'store') expect([isOutdated, age < 5000]).toEqual([false, true])
  if (state === 'stale') expect([isOutdated, age < 65_000]).toEqual([false, true])
  if (state === 'stale-if-error') expect(age).toBeLessThanOrEqual(86_405_000 + 5000)
  if (state === 'miss') expect(storedAt).toBeLessThanOrEqual(now)
}

const visitAndCheck = async ({ world, get }: World, key: string): Promise<void> => {
  const { now } = world
  const found = await get(key).catch(() => null)
  if (found === null) expect(world.hasThrown).toBe(true)
  else expectAllowedAge(found, now, world.publishedAt)
}

/** Applies a step to both isolates, or visits one of them. */
const runStep = async (isolates: readonly World[], each: Step): Promise<void> => {
  for (const { world } of isolates) {
    if (each.do === 'wait') world.now += each.ms
    if (each.do === 'publish') world.publishedAt = world.now
    if (each.do === 'turn') world.behaviour = each.behaviour
  }
  if (each.do === 'settle') for (const { settle } of isolates) await settle()
  if (each.do === 'visit') await visitAndCheck(isolates[each.isolate] as World, `${each.key}`)
}

describe('a value after any sequence of events', () => {
  it('is never older than its limit, and unstorable values are never stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const shared = createShared()
        const isolates = [createWorld(shared), createWorld(shared)]
        for (const each of steps) await runStep(isolates, each)
        for (const { settle } of isolates) await settle()
        for (const { value } of shared.entries.values())
          expect(value).toEqual({ body: expect.stringMatching(/^made at /) })
      }),
      { numRuns: 200 },
    )
  })
})
