import type { Banner, BeanRoutes, TalkToUsBean } from '../../shared/contracts/layout.ts'

/** Banners of a page in order; a banner's index is its slot, which the gateway hides once closed (bean-style.ts). */
export const bannersOnPath = (beans: readonly Banner[], path: string): Banner[] =>
  beans.filter((bean) => isOnPath(bean.routes, path))

export const talkToUsBeanOnPath = (beans: readonly TalkToUsBean[], path: string): TalkToUsBean | null =>
  beans.find((bean) => isOnPath(bean.routes, path)) ?? null

/** An empty match list means every path. */
export const isOnPath = ({ match, exclude }: BeanRoutes, path: string): boolean =>
  (match.length === 0 || match.some((pattern) => matchesPath(pattern, path))) &&
  !exclude.some((pattern) => matchesPath(pattern, path))

/** `*` matches exactly one segment, `**` any number of them (spec section 3). */
export const matchesPath = (pattern: string, path: string): boolean => matchSegments(segments(pattern), segments(path))

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const matchSegments = ([head, ...rest]: string[], path: string[]): boolean => {
  if (head === undefined) return path.length === 0
  if (head === '**') return rest.length === 0 || path.some((_, at) => matchSegments(rest, path.slice(at)))
  const [first, ...others] = path
  if (first === undefined) return false
  return (head === '*' || head === first) && matchSegments(rest, others)
}
