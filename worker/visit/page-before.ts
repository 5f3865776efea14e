import type { Assignment } from '../../flags/experiments/experiment.ts'
import { canonicalPath } from '../../markets/canonical-path.ts'
import { resolvePath } from '../../markets/resolve-path.ts'
import type { RouteName } from '../../markets/route-table.ts'
import type { Shown } from '../../shared/contracts/experiment-events.ts'
import { ownOrigins } from './caller.ts'
import { COOKIES } from './cookies.ts'
import type { Visit } from './visit.ts'

export const PREVIEW_PARAMETER = 'flag-preview'

export type Seen = {
  route: RouteName
  url: string
  /** What it was shown as; empty if it was the control because the visitor took no part yet. */
  assignments: readonly Assignment[]
}

/** The page of this request; null for calls and previews, and for what a script fetches for its modal. */
export const pageOf = ({ assignmentsAt, request, url, route }: Visit): Seen | null => {
  const isPart = request.headers.get('sec-fetch-dest') === 'empty' && url.searchParams.has('modal')
  if (route === null || isPart || isPreview(url.searchParams)) return null
  const href = url.origin + url.pathname
  return { route: route.name, url: href, assignments: assignmentsAt?.(route.name, href) ?? [] }
}

export const shownIn = ({ assignments }: Pick<Seen, 'assignments'>): Shown =>
  Object.fromEntries(assignments.map(({ experiment, variation }) => [experiment, variation]))

/** The visitor's previous page, by the referer. Flags may have changed since: what cannot be known is left out. */
export const pageBefore = (visit: Visit): Seen | null => {
  const { request, market } = visit
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const { origin, pathname, searchParams } = new URL(referer)
  if (!ownOrigins(visit).includes(origin) || isPreview(searchParams)) return null
  const path = canonicalPath(pathname)
  if (path === null) return null
  const route = resolvePath(market, path)?.route ?? 'catch-all'
  const url = origin + pathname
  const { shown, hasSameRules } = visit
  const isControl = visit.cookies[COOKIES.control] === pathname
  const isKnown = ({ experiment, variation }: Assignment) =>
    shown === undefined ? hasSameRules : shown[experiment] === variation
  return { route, url, assignments: isControl ? [] : (visit.assignmentsAt?.(route, url) ?? []).filter(isKnown) }
}

export const isPreview = (query: URLSearchParams): boolean => query.has('preview') || query.has(PREVIEW_PARAMETER)
