import { authorizationServer } from './open-id-provider.ts'
import { openStaff, rolesOf, type Staff, type StaffSite } from './staff-sign-in.ts'
import { endSessionUrl, revokeTokens, userInfo } from './tokens.ts'

/** How long a withdrawn role still works. */
const CHECK_MS = 60_000
/** How long the last roles count while the provider does not respond. */
const OUTAGE_MS = 600_000
const MAX_CHECKED = 500

/** By cookie: who it stands for, or null, as the provider last said. */
const checked = new Map<string, { staff: Staff | null; at: number }>()

const remember = (cookie: string, staff: Staff | null, at: number): Staff | null => {
  checked.delete(cookie)
  checked.set(cookie, { staff, at })
  const [oldest] = checked.keys()
  if (checked.size > MAX_CHECKED && oldest !== undefined) checked.delete(oldest)
  return staff
}

/**
 * Whoever is signed in by a cookie, with the roles that the provider tells now; null when it has ended the sign-in.
 * Throws when it does not respond for long.
 */
export const currentStaff = async (site: StaffSite, cookie: string | undefined): Promise<Staff | null> => {
  const { provider, rolesClaim, key, now } = site
  const signedIn = await openStaff(key, cookie, now)
  if (signedIn?.access === undefined || cookie === undefined) return signedIn
  const known = checked.get(cookie)
  if (known !== undefined && now - known.at < CHECK_MS) return known.staff
  try {
    const info = await userInfo(provider, signedIn.access, signedIn.id, now)
    return remember(cookie, info === 'refused' ? null : { ...signedIn, roles: rolesOf(info[rolesClaim]) }, now)
  } catch (error) {
    if (known !== undefined && now - known.at < OUTAGE_MS) return known.staff
    throw error
  }
}

/** Ends a sign-in at the provider. Returns its page that ends the browser's session there, which leads to `home`; null without one. */
export const endStaffSignIn = async (
  { provider, key, now }: StaffSite,
  cookie: string | undefined,
  home: string,
): Promise<string | null> => {
  const staff = await openStaff(key, cookie, now)
  if (staff === null || cookie === undefined) return null
  remember(cookie, null, now)
  if (staff.access !== undefined)
    await revokeTokens(provider, { access: staff.access, accessExpiresAt: now, refresh: null }, now)
  const server = await authorizationServer(provider, now).catch(() => null)
  return server && endSessionUrl(server, provider, { home, locale: 'en' })
}
