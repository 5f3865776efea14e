import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { PageSource } from '../sources/page-source.ts'

const PURPOSE = 'preview'
const LIFETIME_SECONDS = 86_400

/** @param frame origin of pages that may show the preview in a frame */
export const previewPaths = async (
  key: string,
  id: string,
  { slugs }: PageSource,
  instant: number,
  frame?: string,
): Promise<Partial<Record<MarketId, string>>> => {
  const token = await signToken(key, PURPOSE, { page: id, ...(frame && { frame }) }, instant, LIFETIME_SECONDS)
  return Object.fromEntries(
    MARKET_IDS.flatMap((market) =>
      slugs[market] === undefined ? [] : [[market, `/${slugs[market]}?preview=${token}`] as const],
    ),
  )
}

export const previewedPage = async (
  key: string | undefined,
  token: string | undefined,
  instant: number,
): Promise<string | null> => {
  if (!key || token === undefined) return null
  const page = (await verifyToken(key, PURPOSE, token, instant))?.page
  return typeof page === 'string' ? page : null
}
