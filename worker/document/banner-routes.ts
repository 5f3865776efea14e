import type { Banner, BeanRoutes, TalkToUsBean } from '../../shared/contracts/layout.ts'

/**
 * The banners of a page in their fixed order; a banner's index here is its slot, by which the gateway hides the ones
 * that a visitor has closed (`data-hide-banner-<slot>` on html, layout/bean-style.ts).
 */
export const bannersOnPath = (beans: readonly Banner[], path: string): Banner[] =>
  beans.filter((bean) => isOnPath(bean.routes, path))

/** The talk-to-us bean of a path: the first that matches. */
export const talkToUsBeanOnPath = (beans: readonly TalkToUsBean[], path: string): TalkToUsBean | null =>
  beans.find((bean) => isOnPath(bean.routes, path)) ?? null

/** True when a path is matched and not excluded; an empty match list means every path. */
export const isOnPath = ({ match, exclude }: BeanRoutes, path: string): boolean =>
  (match.length === 0 || match.some((pattern) => matchesPath(pattern, path))) &&
  !exclude.some((pattern) => matchesPath(pattern, path))

/** `*` stands for exactly one segment, `**` for any number of them, none included (spec section 3). */
export const matchesPath = (pattern: string, path: string): boolean => matchSegments(segments(pattern), segments(path))

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const matchSegments = ([head, ...rest]: string[], path: string[]): boolean => {
  if (head === undefined) return path.length === 0
  // A second `**` right behind the first adds nothing.
  if (head === '**') return rest.length === 0 || path.some((_, at) => matchSegments(rest, path.slice(at)))
  const [first, ...others] = path
  if (first === undefined) return false
  return (head === '*' || head === first) && matchSegments(rest, others)
}
