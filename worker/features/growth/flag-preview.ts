import { type FlagName, type FlagValues, flags } from '../../../flags/registry.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { isIsoDay } from '../../../shared/dates/iso-days.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { PREVIEW_PARAMETER } from '../../visit/page-before.ts'
import type { FlagPreview, Visit } from '../../visit/visit.ts'

const PURPOSE = 'flag preview'
const PREVIEW_SECONDS = 7 * 86_400

/** The page that a link previews; on any other page its token is an unknown parameter. */
export type PreviewedPage = { market: MarketId; path: string }

export const signFlagPreview = (
  key: string,
  { market, path }: PreviewedPage,
  { forced, asOf }: FlagPreview,
  now: number,
): Promise<string> =>
  signToken(key, PURPOSE, { market, path, flags: JSON.stringify(forced), asOf: asOf ?? '' }, now, PREVIEW_SECONDS)

/**
 * Reads the preview of a link: signed for this page, at most a week old; null for any other value. Flags that are
 * unknown by now, or of another type, are left out.
 */
export const readFlagPreview = async ({
  url,
  config,
  market,
}: Pick<Visit, 'url' | 'config' | 'market'>): Promise<FlagPreview | null> => {
  const token = url.searchParams.get(PREVIEW_PARAMETER)
  if (token === null) return null
  const claims = await verifyToken(config.SIGNING_KEY, PURPOSE, token, config.now())
  if (claims === null || claims.market !== market.id) return null
  if (claims.path !== url.pathname || typeof claims.flags !== 'string') return null
  return { forced: forcedOf(JSON.parse(claims.flags)), asOf: isIsoDay(claims.asOf) ? claims.asOf : null }
}

/** The values that fit the registry. */
export const forcedOf = (values: object): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!Object.hasOwn(flags, name)) return []
      const parsed = flags[name as FlagName].schema.safeParse(value)
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
