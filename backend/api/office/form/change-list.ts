/** Adds to, removes from or reorders a list of a form's value: `add:blocks`, `remove:blocks.2`, `up:blocks.2`; `show` only shows it. */
export const changeList = (value: unknown, command: string): unknown => {
  const [verb = '', name = ''] = command.split(':', 2)
  if (verb === 'show') return value
  const path = name === '' ? [] : name.split('.')
  if (verb === 'add') return replaceAt(value, path, added)
  const index = Number(path.pop())
  return replaceAt(value, path, (list) => {
    if (!Array.isArray(list)) return verb === 'remove' ? withoutKey(list, index) : list
    if (!(index in list)) return list
    const items = list.toSpliced(index, 1)
    return verb === 'up' ? items.toSpliced(Math.max(0, index - 1), 0, list[index]) : items
  })
}

const added = (list: unknown): unknown => {
  if (list === undefined || list === null) return [undefined]
  return Array.isArray(list) ? [...list, undefined] : { ...(list as object), '': undefined }
}

const withoutKey = (map: unknown, index: number): unknown =>
  Object.fromEntries(Object.entries((map ?? {}) as object).filter((_, each) => each !== index))

const replaceAt = (value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return Number(key) in value ? value.with(Number(key), replaceAt(value[Number(key)], rest, change)) : value
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [key]: replaceAt(record[key], rest, change) }
}
