import { resolvePath } from '../../../markets/resolve-path.ts'
import { loadCustomPage } from '../../data/content.ts'
import type { RouteAnswer, RouteContext } from '../route.ts'
import { redirectStatus, redirectTarget } from './redirect-target.ts'

/**
 * The back end's redirect, to an allow-listed host and once: a target that itself leads on would be a chain, or a
 * circle. Both count as a missing page, and the log says which.
 */
export const followRedirect = async (
  { market, config, data }: RouteContext,
  { status, to }: { status: number; to: string },
): Promise<RouteAnswer> => {
  const own = config.SITE_ORIGINS[market.id]
  const target = redirectTarget(to, own, config)
  if (target === null) {
    data.log.dropped.push('redirect to a host that is not listed')
    return { kind: 'missing' }
  }
  const path = target.startsWith('/') ? new URL(target, own).pathname : null
  if (path !== null && resolvePath(market, path) === null) {
    const next = await loadCustomPage(data, market.id, { slug: path.slice(1) }).catch(() => null)
    if (next?.value.kind === 'redirect') {
      data.log.dropped.push('redirect to a redirect')
      return { kind: 'missing' }
    }
  }
  return { kind: 'redirect', status: redirectStatus(status), to: target, carriesQuery: true }
}
