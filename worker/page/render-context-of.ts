import { markets } from '../../markets/registry.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import type { Config } from '../env.ts'
import { createRenderContext, type RenderContext } from '../ui/render-context.tsx'
import type { PageKey } from './page-key.ts'

/** The day that a page shows. */
export const dayOfKey = (config: Pick<Config, 'now'>, key: Pick<PageKey, 'asOf'>): IsoDate =>
  key.asOf ?? isoDayOf(config.now())

/** The render context of a page. */
export const renderContextOf = (config: Config, key: PageKey): RenderContext =>
  createRenderContext({
    market: markets[key.market],
    currency: key.currency,
    today: dayOfKey(config, key),
    route: key.route,
    path: key.path,
    origins: config.SITE_ORIGINS,
    bookingOrigin: config.BOOKING_ORIGIN,
    accountOrigin: config.ACCOUNT_ORIGIN ?? null,
    signIn: config.AUTH_ISSUER !== undefined && config.AUTH_CLIENT_SECRET !== undefined,
    variations: key.variations,
  })
