import { z } from 'zod'

/** A schema that is built when it is first used: most requests need few of them. */
export const lazySchema = <T extends z.ZodType>(build: () => T): z.ZodLazy<T> => {
  let built: T | undefined
  return z.lazy(() => {
    built ??= build()
    return built
  })
}
