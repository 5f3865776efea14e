import type { Language, MarketId } from '../../../markets/market-id.ts'

/** Raised when the policy changes in substance; accounts that accepted an older one are asked again. */
export const PRIVACY_VERSION = 1

export type Account = {
  id: string
  email: string
  name: string
  /** Portrait of the picture host. */
  picture: string | null
  role: 'traveller' | 'admin'
  language: Language
  market: MarketId
  /** Accepted version of the privacy policy. */
  privacyVersion: number | null
  /** Agreed to marketing mail. */
  marketing: boolean
}

export const acceptedPrivacy = ({ privacyVersion }: Account): boolean => privacyVersion === PRIVACY_VERSION
