import type { Context } from 'hono'
import { type FlagName, type FlagValues, flags } from '../../flags/registry.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { isIsoDay } from '../../shared/dates/iso-days.ts'
import { signToken, verifyToken } from '../../shared/signing/signed-token.ts'
import type { GatewayApp } from './gateway-app.ts'

const PURPOSE = 'growth look'
export const LOOK_PARAMETER = 'look'
const LOOK_SECONDS = 7 * 86_400

/** How a signed link of the growth team shows one page: with these flags, on this day. */
export type FlagPreview = { forced: Partial<FlagValues>; asOf: IsoDate | null }

/** The page that a look is at: on any other its token is an unknown parameter. */
export type LookedAt = { market: MarketId; path: string }

/** @param now ms */
export const signFlagPreview = (
  key: string,
  { market, path }: LookedAt,
  look: FlagPreview,
  now: number,
): Promise<string> =>
  signToken(
    key,
    PURPOSE,
    { market, path, flags: JSON.stringify(look.forced), asOf: look.asOf ?? '' },
    now,
    LOOK_SECONDS,
  )

/**
 * The look that the request's link asks for (`?look=`): made by an operator for this very page, and not a week old. Null
 * for every other value: the visitor sees what everybody sees. A flag that is gone, or of another type by now, is left
 * out.
 */
export const growthLook = async (c: Context<GatewayApp>): Promise<FlagPreview | null> => {
  const token = c.get('url').searchParams.get(LOOK_PARAMETER)
  if (token === null) return null
  const { SIGNING_KEY, now } = c.get('config')
  const claims = await verifyToken(SIGNING_KEY, PURPOSE, token, now())
  if (claims === null || claims.market !== c.get('market').id) return null
  if (claims.path !== c.get('url').pathname || typeof claims.flags !== 'string') return null
  return { forced: forcedOf(JSON.parse(claims.flags)), asOf: isIsoDay(claims.asOf) ? claims.asOf : null }
}

/** What of the values fits the registry. */
export const forcedOf = (values: object): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!Object.hasOwn(flags, name)) return []
      const parsed = flags[name as FlagName].schema.safeParse(value)
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
