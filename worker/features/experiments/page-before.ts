import type { Assignment } from '../../../flags/experiments/experiment.ts'
import { canonicalPath } from '../../../markets/canonical-path.ts'
import { resolvePath } from '../../../markets/resolve-path.ts'
import type { RouteName } from '../../../markets/route-table.ts'
import { ownOrigins } from '../../visit/caller.ts'
import { COOKIES } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { PREVIEW_PARAMETER } from '../growth/flag-preview.ts'

export type Seen = {
  route: RouteName
  url: string
  /** What it was shown as; empty if it was the control because the visitor took no part yet. */
  assignments: readonly Assignment[]
}

/** The visitor's previous page, by the referer. */
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
  const isControl = visit.cookies[COOKIES.control] === pathname
  return { route, url, assignments: isControl ? [] : (visit.assignmentsAt?.(route, url) ?? []) }
}

export const isPreview = (query: URLSearchParams): boolean => query.has('preview') || query.has(PREVIEW_PARAMETER)
