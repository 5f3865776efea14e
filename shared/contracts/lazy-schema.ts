import { z } from 'zod'

/** A schema that is built when it is first used: to build all of them was half of a worker’s start. */
export const lazySchema = <T extends z.ZodType>(build: () => T): z.ZodLazy<T> => {
  let built: T | undefined
  return z.lazy(() => {
    built ??= build()
    return built
  })
}
