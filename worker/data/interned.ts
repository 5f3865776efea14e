import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Characters of JSON; the parsed values are larger, in proportion. */
const MAX_CHARACTERS = 1_000_000

/**
 * A schema that returns the same object for the same JSON: responses repeat items and refreshes repeat responses, whose
 * HTML is cached by object (engine/slots/cached-fragment.tsx). For public data without lenient lists, which report drops.
 */
export const interned = <T extends z.ZodType<object>>(schema: T) => {
  const known = new LRUCache<string, z.output<T>>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_value, json) => json.length,
  })
  return z.unknown().transform((value, context): z.output<T> => {
    const json = JSON.stringify(value) ?? ''
    const same = known.get(json)
    if (same !== undefined) return same
    const parsed = schema.safeParse(value)
    if (parsed.success) {
      known.set(json, parsed.data)
      return parsed.data
    }
    context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]))
    return z.NEVER
  })
}
