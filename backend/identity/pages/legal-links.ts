import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Env } from '../env.ts'
import type { IdentityTranslate } from '../translate.ts'

/** The storefront's own terms and privacy policy, in the market somebody comes from. */
export const legalLinks = (env: Pick<Env, 'SITE_ORIGINS'>, market: MarketId, t: IdentityTranslate) => {
  const { paths } = markets[market]
  const origin = env.SITE_ORIGINS[market]
  return {
    terms: { label: t('terms'), href: origin + paths['legal-terms-conditions'] },
    privacy: { label: t('privacy'), href: origin + paths['legal-privacy-policy'] },
  }
}
