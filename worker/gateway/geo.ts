import type { FlagValues } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { Visitor } from '../visit/visit.ts'

type GeoRedirect = FlagValues['geoRedirect']

export type GeoVisit = {
  market: MarketId
  visitor: Pick<Visitor, 'isBot' | 'isPrefetch' | 'staysHere' | 'choseMarket'>
  /** What the flag says of this visit, and of the same one to another market. */
  geoRedirect: GeoRedirect
  geoRedirectIn: (market: MarketId) => GeoRedirect
}

/** Who is asked to change to which market, and who has answered by having come. */
export type GeoQuestion = {
  /** The market that this visit is asked to change to; null when it is not asked. */
  target: MarketId | null
  /** Would be asked, had they not come here from another market: remembered like the answer to stay. */
  isAnswered: boolean
}

const NO_QUESTION: GeoQuestion = { target: null, isAnswered: false }

/**
 * Whether this visit is asked for another market (spec section 4: needsRedirect is set and the forceNeedRedirect cookie
 * is absent). Robots read what they have come for, what a browser fetches ahead asks nobody, and who comes from another
 * market by a link has chosen this one. Nobody is led to where they would be asked again, so that there is one redirect
 * at most, whatever the rules.
 */
export const geoPrompt = ({ market, visitor, geoRedirect, geoRedirectIn }: GeoVisit): GeoQuestion => {
  if (visitor.isBot || visitor.isPrefetch || visitor.staysHere) return NO_QUESTION
  const target = leadsTo(geoRedirect, market)
  // Rules may ask for the market, too.
  if (target === null || leadsTo(geoRedirectIn(target), target) !== null) return NO_QUESTION
  return visitor.choseMarket ? { target: null, isAnswered: true } : { target, isAnswered: false }
}

const leadsTo = (
  { addressFrom, showRedirectPopup, redirectDestination }: GeoRedirect,
  market: MarketId,
): MarketId | null =>
  showRedirectPopup &&
  redirectDestination !== null &&
  redirectDestination !== market &&
  // No page has a question for a market that is not there.
  !markets[redirectDestination].disabled &&
  addressFrom.includes(market)
    ? redirectDestination
    : null
