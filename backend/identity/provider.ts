import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { LIFETIME_SECONDS } from '../../shared/consent/lifetimes.ts'
import { RETRY_AFTER } from '../../shared/http/rate-limit.ts'
import { readResponseBody } from '../../shared/http/read-up-to.ts'
import { reportError } from '../../shared/log/error-report.ts'
import { ROLES_CLAIM } from '../../shared/sign-in/staff-roles.ts'
import { logServiceLine } from '../kit/http/log.ts'
import { signedInAccount } from './accounts/accounts.ts'
import { sendBackchannelLogout } from './backchannel-logout.ts'
import { clients } from './clients.ts'
import type { Env } from './env.ts'
import { interactionPath, saveInBrowser } from './http/interaction-cookie.ts'
import { signingKeys } from './keys/signing-keys.ts'
import { pictureUrl } from './pages/form-parts.ts'
import { protocolPages } from './pages/protocol-pages.ts'
import { d1Adapter } from './storage/d1-adapter.ts'

const MINUTE = 60
const DAY = 86_400
/** Longest responses of clients to logout tokens, and documents that they publish. */
const MAX_RESPONSE_BYTES = 200_000

/** `Secure` also locally: browsers trust *.localhost. */
export const COOKIES = {
  session: '__Host-session',
  interaction: '__Secure-interaction',
  resume: '__Secure-resume',
} as const

const SCOPES = ['openid', 'profile', 'email', 'offline_access', ROLES_CLAIM]

/** Has no consent page, because all clients are first-party. Reusing a rotated refresh token revokes its grant. */
export const createProvider = async (env: Env, nowSeconds: () => number): Promise<Provider> => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const isSignInEnded = ({ oidc }: KoaContextWithOIDC) =>
    oidc.session?.accountId !== undefined && oidc.entities.Account === undefined
  policy.get('login')?.checks.add(new interactionPolicy.Check('ended', 'the sign-in has ended', isSignInEnded))
  const { renderError, renderSignOut, renderSignedOut } = protocolPages(env)
  const provider = new Provider(env.ISSUER, {
    adapter: d1Adapter(env.DB, env.SIGNING_KEY, nowSeconds),
    jwks: { keys: await signingKeys(env.DB, env.SIGNING_KEY, nowSeconds()) },
    clients: clients(env),
    responseTypes: ['code'],
    scopes: SCOPES,
    claims: { openid: ['sub', ROLES_CLAIM], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    // `market`: of a sign-in of the account pages, which belong to no market.
    extraParams: ['proof', 'market'],
    cookies: {
      keys: [env.SIGNING_KEY],
      names: COOKIES,
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    interactions: {
      policy,
      async url(ctx, interaction) {
        await saveInBrowser({ env, nowMs: nowSeconds() * 1000 }, ctx, interaction)
        return interactionPath(interaction.uid)
      },
    },
    findAccount: async (ctx, id, token) => {
      const account = await signedInAccount(env.DB, id, signedInAtMs(ctx, token))
      if (account === null) return undefined
      const { name, email, roles } = account
      const picture = pictureUrl(env, account)
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          name,
          email,
          email_verified: true,
          ...(picture !== null && { picture }),
          ...(asksRoles(token) && { roles }),
        }),
      }
    },
    loadExistingGrant,
    // The storefront's session outlives the session here; signing out revokes it. Staff's ends with it.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async (_ctx, code) => asksRoles(code),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: (_ctx, token) => (asksRoles(token) ? LIFETIME_SECONDS.operator : 10 * MINUTE),
      AuthorizationCode: MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: LIFETIME_SECONDS.interaction,
      RefreshToken: 30 * DAY,
      Grant: 60 * DAY,
      Session: LIFETIME_SECONDS.session,
    },
    renderError,
    // A plain fetch is safe: the URL is configuration, never client input.
    fetch: async (url, options) => {
      const response = (await fetch(url, options as RequestInit)) as Response
      const body = await readResponseBody('back-channel logout', response, MAX_RESPONSE_BYTES)
      return new Response(body.length === 0 ? null : body, response)
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: renderSignOut, postLogoutSuccessSource: renderSignedOut },
    },
  })
  provider.on('server_error', logServerError)
  provider.on('backchannel.error', logServerError)
  provider.proxy = true
  provider.use(retryLater)
  provider.use(endSessionOfRevoked)
  return provider
}

/** The provider responds itself to what fails inside it. */
const logServerError = (ctx: KoaContextWithOIDC, error: Error): void =>
  logServiceLine('identity', {
    ...{ level: 'error', route: ctx.oidc?.route, error: 'unhandled' },
    ...reportError('identity', error),
  })

/** Failures of ours pass: "try again", instead of "internal error". */
const retryLater = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next()
  if (ctx.status < 500) return
  ctx.status = 503
  ctx.set('retry-after', RETRY_AFTER)
}

/** Access tokens have no time: the provider requires their grant, which ends with the sign-in. */
const signedInAtMs = (ctx: KoaContextWithOIDC, token?: object): number => {
  if (token !== undefined && !('authTime' in token)) return Number.POSITIVE_INFINITY
  const seconds = token === undefined ? ctx.oidc.session?.loginTs : Number(token.authTime)
  return Math.round((seconds ?? 0) * 1000)
}

/** ID tokens contain the claims of `openid` only, but for these. */
const asksRoles = (token?: object): boolean =>
  token !== undefined && 'scopes' in token && token.scopes instanceof Set && token.scopes.has(ROLES_CLAIM)

const loadExistingGrant = async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known === undefined ? undefined : await provider.Grant.find(known)
  if (existing?.getOIDCScope().split(' ').includes(ROLES_CLAIM)) return existing
  // One of before a scope was known is completed.
  const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  await grant.save()
  return grant
}

/**
 * Revoking the storefront's refresh token, or an access token of staff, ends the session, so that the next sign-in requires the password, and signs
 * this browser out of the other markets.
 */
const endSessionOfRevoked = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next()
  if (ctx.oidc?.route !== 'revocation') return
  const { RefreshToken, AccessToken } = ctx.oidc.entities
  const uid = RefreshToken?.sessionUid ?? (asksRoles(AccessToken) ? AccessToken?.sessionUid : undefined)
  if (uid === undefined) return
  const session = await ctx.oidc.provider.Session.findByUid(uid)
  const { client, provider } = ctx.oidc
  if (session?.accountId === undefined || client === undefined) return
  const { clientId } = client
  await session.destroy()
  await sendBackchannelLogout({ provider, clientId, accountId: session.accountId, sid: session.sidFor(clientId) })
}
