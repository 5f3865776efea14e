import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { Visitor } from './visit.ts'

type GeoRedirect = FlagValues['geoRedirect']

export type GeoVisit = {
  market: MarketId
  visitor: Pick<Visitor, 'isBot' | 'isPrefetch' | 'hasDismissedPrompt' | 'cameFromOtherMarket'>
  /** For this visit, and for the same one to another market. */
  geoRedirect: GeoRedirect
  geoRedirectIn: (market: MarketId) => GeoRedirect
}

export type GeoPrompt = {
  target: MarketId | null
  /** The visitor came from another market, which counts as the choice to stay. */
  isAnswered: boolean
}

const NO_PROMPT: GeoPrompt = { target: null, isAnswered: false }

/**
 * Decides whether to prompt for another market (spec section 4). A market that would prompt again is no target, so that
 * there is at most one redirect, for any rules.
 */
export const geoPrompt = ({ market, visitor, geoRedirect, geoRedirectIn }: GeoVisit): GeoPrompt => {
  if (visitor.isBot || visitor.isPrefetch || visitor.hasDismissedPrompt) return NO_PROMPT
  const target = targetOf(geoRedirect, market)
  // Rules may depend on the market.
  if (target === null || targetOf(geoRedirectIn(target), target) !== null) return NO_PROMPT
  return visitor.cameFromOtherMarket ? { target: null, isAnswered: true } : { target, isAnswered: false }
}

const targetOf = (
  { addressFrom, showRedirectPopup, redirectDestination }: GeoRedirect,
  market: MarketId,
): MarketId | null =>
  showRedirectPopup &&
  redirectDestination !== null &&
  redirectDestination !== market &&
  // Pages contain no prompt for a disabled market.
  !markets[redirectDestination].disabled &&
  addressFrom.includes(market)
    ? redirectDestination
    : null
