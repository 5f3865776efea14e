import { z } from 'zod'

let drops: string[] = []

/**
 * An array in which a bad item costs only itself (design: a bad item is dropped and logged, a bad document is an
 * upstream failure).
 */
export const lenientArray = <T extends z.ZodType>(name: string, item: T) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((each): z.infer<T>[] => {
      const parsed = item.safeParse(each)
      if (parsed.success) return [parsed.data]
      drops.push(`${name}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`)
      return []
    }),
  )

/** Runs a parse, which is synchronous, and returns what it dropped, too. */
export const withDrops = <T>(parse: () => T): { result: T; dropped: string[] } => {
  drops = []
  return { result: parse(), dropped: drops }
}
