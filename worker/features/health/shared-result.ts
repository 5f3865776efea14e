/** Gives calls for a key within some ms, also those at the same time, one result. */
export const sharedResult = <T>(sharedMs: number) => {
  const results = new WeakMap<object, { at: number; result: Promise<T> }>()
  return (key: object, now: number, work: () => Promise<T>): Promise<T> => {
    const known = results.get(key)
    if (known !== undefined && now - known.at < sharedMs) return known.result
    const result = work()
    results.set(key, { at: now, result })
    return result
  }
}
