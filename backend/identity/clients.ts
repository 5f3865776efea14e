import type { ClientMetadata } from 'oidc-provider'
import { brand } from '../../markets/brand.ts'
import { DEFAULT_MARKET, MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { GROWTH_SIGN_IN_PATH, GROWTH_SIGNED_IN_PATH, OFFICE_SIGNED_OUT_PATH } from '../../shared/sign-in/staff-roles.ts'
import type { Env } from './env.ts'

export const ACCOUNT_PAGES_CLIENT = 'account-pages'
/** The back office of the API's host. */
export const BACKOFFICE_CLIENT = 'backoffice'
export const SIGNED_IN_PATH = '/signed-in'

const common = {
  response_types: ['code'],
  id_token_signed_response_alg: 'ES256',
} as const

export const clients = (env: Env): ClientMetadata[] => [
  {
    ...common,
    client_id: env.CLIENT_ID,
    client_secret: env.CLIENT_SECRET,
    client_name: brand.name,
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [
      ...MARKET_IDS.map((id) => env.SITE_ORIGINS[id] + markets[id].paths['login-redirect']),
      env.SITE_ORIGINS[DEFAULT_MARKET] + GROWTH_SIGNED_IN_PATH,
    ],
    post_logout_redirect_uris: [
      ...MARKET_IDS.map((id) => env.SITE_ORIGINS[id] + markets[id].paths.index),
      env.SITE_ORIGINS[DEFAULT_MARKET] + GROWTH_SIGN_IN_PATH,
    ],
    token_endpoint_auth_method: 'client_secret_basic',
    // The storefront deletes accounts only after a recent sign-in.
    require_auth_time: true,
    ...(env.STOREFRONT_URL !== undefined && {
      backchannel_logout_uri: `${env.STOREFRONT_URL}/api/backchannel-logout`,
      // Tokens name the browser's session, so that signing out in one browser leaves the others.
      backchannel_logout_session_required: true,
    }),
  },
  ...(env.BACKOFFICE_SECRET ? [backOffice(env, env.BACKOFFICE_SECRET)] : []),
  {
    ...common,
    client_id: ACCOUNT_PAGES_CLIENT,
    client_name: brand.name,
    grant_types: ['authorization_code'],
    redirect_uris: [env.ISSUER + SIGNED_IN_PATH],
    token_endpoint_auth_method: 'none',
  },
]

const backOffice = ({ BACKOFFICE_ORIGIN }: Env, secret: string): ClientMetadata => ({
  ...common,
  client_id: BACKOFFICE_CLIENT,
  client_secret: secret,
  client_name: `${brand.name} back office`,
  grant_types: ['authorization_code'],
  redirect_uris: [BACKOFFICE_ORIGIN + SIGNED_IN_PATH],
  post_logout_redirect_uris: [BACKOFFICE_ORIGIN + OFFICE_SIGNED_OUT_PATH],
  token_endpoint_auth_method: 'client_secret_basic',
})
