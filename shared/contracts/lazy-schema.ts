import type { z } from 'zod'

/**
 * A schema that is built when it is first used: most requests need few of them. It behaves like the built one;
 * `unwrap` returns that. A `z.lazy` for each would be built at start.
 */
export const lazySchema = <T extends z.ZodType>(build: () => T): z.ZodLazy<T> => {
  let built: T | undefined
  const schema = (): T => {
    built ??= build()
    return built
  }
  return new Proxy({} as z.ZodLazy<T>, {
    get: (_, key) => (key === 'unwrap' ? schema : Reflect.get(schema(), key)),
    has: (_, key) => key in schema(),
    getPrototypeOf: () => Object.getPrototypeOf(schema()),
  })
}
