import { z } from 'zod'

let drops: string[] = []

/** An array that drops and logs its invalid items. */
export const lenientArray = <T extends z.ZodType>(name: string, item: T) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((each): z.infer<T>[] => {
      const parsed = item.safeParse(each)
      if (parsed.success) return [parsed.data]
      drops.push(`${name}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`)
      return []
    }),
  )

/** A part of a response that falls back, and is logged, when it is invalid. */
const lenientPart = <T extends z.ZodType>(name: string, part: T, fallback: z.output<T>) =>
  // Optional: a missing field falls back, too.
  z
    .unknown()
    .optional()
    .transform((value): z.output<T> => {
      const parsed = part.safeParse(value)
      if (parsed.success) return parsed.data
      drops.push(`${name}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`)
      return fallback
    })

/** An object whose invalid fields fall back, each alone. @param place of the object, which precedes names in the log */
export const lenientFields = <S extends Record<string, z.ZodType>>(
  place: string,
  fields: S,
  fallback: { [K in keyof S]: z.output<S[K]> },
) => {
  const lenient = Object.entries(fields).map(([name, field]) => [
    name,
    lenientPart(place + name, field, fallback[name as keyof S]),
  ])
  return z.object(Object.fromEntries(lenient) as { [K in keyof S]: z.ZodType<z.output<S[K]>> })
}

/** Runs a synchronous parse, and also returns descriptions of what it dropped. */
export const withDrops = <T>(parse: () => T): { result: T; dropped: string[] } => {
  drops = []
  return { result: parse(), dropped: drops }
}
