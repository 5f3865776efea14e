type Store<K, V> = { get(key: K): V | undefined; set(key: K, value: V): unknown }

/** Returns a map's value, created on first use. */
export const getOrCreate = <K, V extends object | string>(store: Store<K, V>, key: K, create: () => V): V => {
  const known = store.get(key)
  if (known !== undefined) return known
  const created = create()
  store.set(key, created)
  return created
}
