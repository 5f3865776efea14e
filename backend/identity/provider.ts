import Provider from 'oidc-provider'
import type { Env } from './env.ts'
import { renderError } from './error-page.ts'
import { signingKeys } from './keys/signing-keys.ts'
import { d1Adapter } from './storage/d1-adapter.ts'

/**
 * The OpenID provider over D1: authorization code with PKCE only, scopes of spec section 7. It has no clients and
 * no sign-in pages of its own yet; whoever builds sign-in registers the storefront's hosts here.
 */
export const makeProvider = async (env: Env, nowSeconds: () => number): Promise<Provider> => {
  const provider = new Provider(env.ISSUER, {
    adapter: d1Adapter(env.DB, nowSeconds),
    jwks: { keys: await signingKeys(env.DB, nowSeconds()) },
    clients: [],
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    cookies: { keys: [env.SIGNING_KEY] },
    renderError,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  })
  provider.proxy = true
  return provider
}
