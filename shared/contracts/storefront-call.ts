import { signToken, verifyToken } from '../signing/signed-token.ts'

const PURPOSE = 'storefront call'
const SECONDS = 60

/** Signs a call of the storefront that concerns no user, with the shared key. @param now ms */
export const signStorefrontCall = (key: string, now: number): Promise<string> =>
  signToken(key, PURPOSE, {}, now, SECONDS)

export const isStorefrontCall = async (key: string, token: string, now: number): Promise<boolean> =>
  (await verifyToken(key, PURPOSE, token, now)) !== null
