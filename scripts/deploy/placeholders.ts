import { brand } from '../../markets/brand.ts'

/** Hosts of the example's domain, and ids of resources that are not created yet. */
const PLACEHOLDER = /\.example(?![\w.-])|^0{8}-?0{4}-?0{4}/

/** Values and names of a configuration that nobody has replaced, each with its path. */
export const placeholdersOf = (config: unknown, path = ''): string[] => {
  if (typeof config === 'string') return PLACEHOLDER.test(config) ? [`${path} = ${config}`] : []
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).flatMap(([name, value]) => {
    // Lists of bindings are named by their binding.
    const step = Array.isArray(config) && typeof value?.binding === 'string' ? value.binding : name
    const at = path === '' ? step : `${path}.${step}`
    return [...(PLACEHOLDER.test(name) ? [at] : []), ...placeholdersOf(value, at)]
  })
}

/** Addresses and hosts of the brand that nobody has replaced. */
export const brandPlaceholders = (): string[] =>
  placeholdersOf(brand).map((placeholder) => `markets/brand.ts: ${placeholder}`)
