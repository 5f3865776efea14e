import { markets } from '../../markets/registry.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import type { Config } from '../env.ts'
import { makeSite, type Site } from '../render/site.tsx'
import type { PageKey } from './page-key.ts'

/** The site value that renders a page key. */
export const siteOfKey = (config: Config, key: PageKey): Site =>
  makeSite({
    market: markets[key.market],
    currency: key.currency,
    today: isoDayOf(config.now()),
    route: key.route,
    path: key.path,
    origins: config.SITE_ORIGINS,
    bookingOrigin: config.BOOKING_ORIGIN,
    accountOrigin: config.ACCOUNT_ORIGIN ?? null,
    variations: key.variations,
  })
