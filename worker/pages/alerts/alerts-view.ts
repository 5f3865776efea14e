import type { AlertPreferences, Cadence } from '../../../shared/contracts/alerts.ts'

/** What the page of all alerts says of what its visitor has just done. */
export const ALERTS_NOTICES = ['saved', 'failed', 'unknown', 'signed-out', 'deleted'] as const
export type AlertsNotice = (typeof ALERTS_NOTICES)[number]

/** What the page of all alerts shows to one visitor. */
export type AlertsView = {
  notice: AlertsNotice | null
  loginHref: string
} /** has-account: an address was proven that has an account, which only signing in opens. */ & (
  | { state: 'nobody' | 'has-account' | 'unavailable' }
  | {
      state: 'known'
      /** account: signed in; address: proven by a code; link: came by a link in mail. */
      owner: 'account' | 'address' | 'link'
      preferences: AlertPreferences
      /** What was chosen and could not be saved. */
      chosen: Cadence | null
      /** Asks before everything, or the account, is deleted. */
      ask: 'alerts' | 'account' | null
    }
)
