import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { VERSION_HEADER } from '../../../shared/contracts/changes.ts'
import { imagesBaseOf } from '../../../shared/images/image-url.ts'
import { today } from '../../kit/clock.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import type { Api, Env } from '../env.ts'
import { loadChosenPictures } from '../images/chosen-pictures.ts'
import { searchEngineOf } from '../lookup/search-engine.ts'
import { type Site, textKeyOf } from '../site.ts'
import { storedCurrency } from '../sources/stored-currency.ts'
import { currentVersions } from '../sql/changes.ts'
import { versionedCopy } from '../sql/versioned-reads.ts'
import { jsonError } from './json.ts'

/** Without the pictures that editors chose. */
export const siteOf = (env: Env, market: MarketId): Site => ({
  db: env.DB,
  market,
  language: textKeyOf(market),
  locale: markets[market].locale,
  currency: storedCurrency(markets[market].currency),
  today: today(env),
  imagesBase: imagesBaseOf(env),
  publicUrl: env.API_PUBLIC_URL,
  engine: searchEngineOf(env),
  leaveUnversioned: () => {},
  chosenPictures: new Map(),
})

/** @param isShared whether the response says which version of the data it shows */
const withSite = (databaseOf: (c: Context<Api>) => D1Database, isShared = false) =>
  createMiddleware<Api>(async (c, next) => {
    const market = marketIdSchema.safeParse(c.req.query('market'))
    if (!market.success)
      return jsonError(c, 400, 'unknown_market', `market must be one of ${marketIdSchema.options.join(', ')}`)
    const site = { ...siteOf(c.env, market.data), db: databaseOf(c) }
    // Before all data: what changes meanwhile has a later version.
    const { version } = isShared ? await currentVersions(site.db) : { version: 0 }
    const [chosenPictures] = await Promise.all([
      loadChosenPictures(site.db),
      ensureOffers(c.env.DB, site.today, performance.now(), site.db),
    ])
    let isVersioned = isShared
    const leaveUnversioned = () => {
      isVersioned = false
    }
    c.set('site', { ...site, chosenPictures, leaveUnversioned })
    await next()
    if (isVersioned) c.header(VERSION_HEADER, String(version))
  })

export const marketSite = withSite((c) => c.env.DB)

/** For reads that are the same for all visitors; previews need the last write. */
export const sharedSite = withSite((c) => (c.req.query('preview') === undefined ? nearestCopy(c) : c.env.DB), true)

const copies = new WeakMap<Request, D1Database>()

/** Lets a call of a batch read the copy that all of them read. */
export const readFrom = (request: Request, copy: D1Database): void => void copies.set(request, copy)

export const nearestCopy = (c: Context<Api>): D1Database => copies.get(c.req.raw) ?? versionedCopy(c.env.DB)
