import type { Context } from 'hono'
import { signPerson, type TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { signStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { fetchForUser, type PersonalRequest } from '../../data/personal-call.ts'
import { portOf } from '../../data/transport.ts'
import type { Config, Env } from '../../env.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { toldCall } from '../../metrics/record-call.ts'

/** The catalogue's back end, asked for one person. */
export type UserApi = (path: string, request?: PersonalRequest) => Promise<{ status: number; json: unknown }>

type From = { env: Env; config: Config; path: string; anonymousId: string | null }

/**
 * Makes the calls of one person; for nobody (`null`) they say only that they are the storefront's. They throw where the back end does not
 * answer, and where no key is shared with it.
 */
export const createUserApi =
  ({ env, config, path: page, anonymousId }: From, person: TokenSubject | null): UserApi =>
  async (path, request) => {
    const { CONTENT_KEY, now, isProduction } = config
    if (CONTENT_KEY === undefined) throw new Error('CONTENT_KEY is not set')
    const accessToken = await (person === null
      ? signStorefrontCall(CONTENT_KEY, now())
      : signPerson(CONTENT_KEY, person, now()))
    return fetchForUser(
      { ...fetchingPort(env, config, path), isProduction },
      path,
      { path: page, anonymousId, accessToken },
      request,
    )
  }

const fetchingPort = (env: Env, config: Config, path: string) => {
  const { fetch, base } = portOf(env, config)
  // Further parts of the path are somebody's own.
  const name = `personal ${/^\/([a-z-]+)/.exec(path)?.[1] ?? ''}`
  return {
    base,
    fetch: (url: string, init: RequestInit) => toldCall(env, config, name, () => fetch(new Request(url, init))),
  }
}

/**
 * The same for a request at the gateway, whose lines tell of a call that failed, whatever its visitor is answered. Who
 * catches the error may give it a name that says more.
 */
export const userApi = (c: Context<GatewayApp>, person: TokenSubject | null): UserApi => {
  const api = createUserApi(
    { env: c.env, config: c.get('config'), path: c.get('url').pathname, anonymousId: c.get('visitor').deviceId },
    person,
  )
  return (path, request) =>
    api(path, request).catch((error: unknown) => {
      recordRequestError(c.get('log'), 'personal call', error)
      throw error
    })
}
