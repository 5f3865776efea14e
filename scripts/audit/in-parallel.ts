const CONCURRENCY = 6

/** Maps items to results in their order, some at a time. */
export const mapInParallel = async <T, R>(items: Iterable<T>, map: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  const queue = [...items].entries()
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return results
}
