/** Creating a passkey, changing the password and deleting the account need a sign-in within this time. */
export const RECENT_SIGN_IN_SECONDS = 600

export const isRecentSignIn = (signedInAtMs: number | null, nowMs: number): boolean =>
  signedInAtMs !== null && nowMs - signedInAtMs <= RECENT_SIGN_IN_SECONDS * 1000
