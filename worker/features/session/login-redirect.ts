import { AuthorizationResponseError } from 'oauth4webapi'
import { exchangeCode, revokeTokens } from '../../../shared/sign-in/tokens.ts'
import { type Cookie, deletedCookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { rememberBrowser } from './known-browser.ts'
import { loadUser } from './load-user.ts'
import { redirectUriOf } from './login.ts'
import { flowCookie, type LoginFlow, lastReturnUrl, openFlow, savedFlow } from './login-flow.ts'
import { createSession } from './session-changes.ts'
import { communicationsUrl, loginHref, type SignInResult, signedOutMessage, signInMessage } from './sign-in-result.ts'
import type { SignInService } from './sign-in-service.ts'

/** `GET /login/redirect`: continues a flow that this browser started under this state. */
export const loginRedirect = async (visit: Visit, service: SignInService): Promise<SignInResult> => {
  const { config, url, cookies, session } = visit
  const { searchParams } = url
  const now = config.realNow()
  const flow = await openFlow(config.SIGNING_KEY, cookies, searchParams.get('state'), now)
  // The user went back, reloaded, or has opened too many tabs since.
  if (flow === null) {
    const back = (await lastReturnUrl(config.SIGNING_KEY, cookies, now)) ?? '/'
    return session?.user ? { redirect: back, cookies: [] } : signInMessage(visit, 'expired', { back, cookies: [] })
  }
  const ended = [deletedCookie(flowCookie(flow.state))]
  if (flow.isSpent) return { redirect: loginHref(visit, flow.back), cookies: ended }
  const spent = [await savedFlow(config.SIGNING_KEY, { ...flow, isSpent: true }, now)]
  try {
    const redirectUri = redirectUriOf(visit)
    const exchanged = await exchangeCode(service, flow, searchParams, { redirectUri, now: config.realNow() })
    // Only the database of the sessions can fail here.
    return await welcome(visit, service, { flow, exchanged, ended, spent, startedAt: now }).catch((error) =>
      signInMessage(visit, 'unavailable', { back: flow.back, error, cookies: spent }),
    )
  } catch (error) {
    // The user cancelled.
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      return { redirect: flow.back, cookies: ended }
    const isOutage = error instanceof AuthorizationResponseError && OUTAGES.includes(error.error)
    return isOutage
      ? signInMessage(visit, 'unavailable', { back: flow.back, error, cookies: spent })
      : signInMessage(visit, 'failed', { back: flow.back, error, cookies: ended })
  }
}

const OUTAGES = ['server_error', 'temporarily_unavailable']

type Welcome = {
  flow: LoginFlow
  exchanged: Awaited<ReturnType<typeof exchangeCode>>
  ended: readonly Cookie[]
  spent: readonly Cookie[]
  startedAt: number
}

const welcome = async (
  visit: Visit,
  service: SignInService,
  { flow, exchanged, ended, spent, startedAt }: Welcome,
): Promise<SignInResult> => {
  const { tokens } = exchanged
  const hasEnded = async () => {
    await revokeTokens(service, tokens, visit.config.realNow())
    return signInMessage(visit, 'expired', { back: flow.back, cookies: ended })
  }
  const loaded = await loadUser(visit, service, tokens.access, flow.back)
  if (loaded.kind === 'user') {
    const created = await createSession(visit, service, { ...exchanged, startedAt, user: loaded.user })
    if (created === null) return hasEnded()
    const known = await rememberBrowser(visit, loaded.user.email)
    return { redirect: flow.back, cookies: [...ended, ...created, known], hasSignedIn: true }
  }
  const communications = loaded.kind === 'privacy' && loaded.userId !== null ? communicationsUrl(visit) : null
  if (communications !== null) {
    const created = await createSession(visit, service, { ...exchanged, startedAt, user: null })
    if (created === null) return hasEnded()
    // The flow stays: it knows where to go after the policy.
    return { redirect: communications, cookies: created }
  }
  await revokeTokens(service, tokens, visit.config.realNow())
  return loaded.kind === 'privacy' || loaded.kind === 'admin'
    ? signedOutMessage(visit, service, loaded.kind, ended)
    : signInMessage(visit, 'user', { back: flow.back, cookies: spent })
}
