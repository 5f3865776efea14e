import type { Context } from 'hono'
import type { DataContext } from '../data/public-client.ts'
import type { GatewayApp } from './gateway-app.ts'

/** What the gateway's own reads of the back end work with. */
export const dataContext = (c: Context<GatewayApp>): DataContext => ({
  env: c.env,
  config: c.get('config'),
  waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  log: c.get('dataLog'),
})
