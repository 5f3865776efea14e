import { createMiddleware } from 'hono/factory'
import { pageDeadline } from '../data/transport.ts'
import { loadSession } from '../features/session/load-session.ts'
import { ENDED_SESSION } from '../features/session/session-cookies.ts'
import { COOKIES, serializeCookie } from '../visit/cookies.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

export const sessionStep = createMiddleware<GatewayApp>(async (c, next) => {
  c.set('deadline', pageDeadline(c.get('config')))
  const {
    session,
    isOver,
    isUnknown = false,
  } = await loadSession({
    ...{ request: c.req.raw, env: c.env, config: c.get('config'), url: c.get('url'), log: c.get('log') },
    ...{ market: c.get('market'), cookies: c.get('cookies'), visitor: c.get('visitor') },
    defer: (work) => c.executionCtx.waitUntil(work),
  })
  c.set('session', session)
  c.set('isSessionUnknown', isUnknown)
  await next()
  const { headers } = c.res
  if (!isOver || headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIES.session}=`))) return
  for (const cookie of ENDED_SESSION) headers.append('set-cookie', serializeCookie(cookie))
})
