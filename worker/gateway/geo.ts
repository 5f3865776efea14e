import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Visitor } from './visitor.ts'

type Visit = {
  flags: Pick<FlagValues, 'geoRedirect'>
  market: MarketId
  visitor: Pick<Visitor, 'isBot' | 'isPrefetch' | 'staysHere'>
}

/**
 * The market that this visit is asked to change to (spec section 4: needsRedirect is set and the forceNeedRedirect
 * cookie is absent); null when it is not asked. Robots read what they have come for, and what a browser fetches ahead
 * asks nobody.
 */
export const geoTarget = ({ flags, market, visitor }: Visit): MarketId | null => {
  const { addressFrom, showRedirectPopup, redirectDestination } = flags.geoRedirect
  if (!showRedirectPopup || visitor.isBot || visitor.isPrefetch || visitor.staysHere) return null
  return redirectDestination !== market && addressFrom.includes(market) ? redirectDestination : null
}
