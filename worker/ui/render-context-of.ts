import { variationsFor } from '../../flags/evaluate.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import { loadFeatures } from '../data/features.ts'
import type { CallContext } from '../data/transport.ts'
import type { PageVisit } from '../visit/visit.ts'
import { createRenderContext, type RenderContext, type RenderContextInput } from './render-context.tsx'

type RenderKey = Pick<RenderContextInput, 'currency' | 'route' | 'path' | 'variations'> & {
  market: MarketId
  asOf?: IsoDate
}

/** Creates the render context from a page key, or from its values that affect rendering. */
export const renderContextOf = async (context: CallContext, key: RenderKey): Promise<RenderContext> => {
  const { config } = context
  return createRenderContext({
    market: markets[key.market],
    currency: key.currency,
    today: key.asOf ?? isoDayOf(config.now()),
    route: key.route,
    path: key.path,
    origins: config.SITE_ORIGINS,
    bookingOrigin: config.BOOKING_ORIGIN,
    accountOrigin: config.ACCOUNT_ORIGIN ?? null,
    signIn: config.AUTH_ISSUER !== undefined && config.AUTH_CLIENT_SECRET !== undefined,
    features: await loadFeatures(context),
    variations: key.variations,
  })
}

/** Creates the render context of what is for one visitor only. */
export const renderContextFor = (
  { data, market, route, flags }: PageVisit,
  currency: CurrencyCode,
): Promise<RenderContext> =>
  renderContextOf(data, {
    market: market.id,
    route: route.name,
    path: route.path,
    currency,
    variations: variationsFor(route.name, flags),
  })
