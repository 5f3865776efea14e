import { Hono } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { clearPrefetched } from './clear-prefetched.ts'
import { destinations } from './destinations.ts'
import { preferences } from './preferences.ts'
import { purge } from './purge.ts'

/** The browser's API, same origin. Its type is what Hono's client (`hc`) is made from. */
export const api = new Hono<GatewayApp>()
  .use(clearPrefetched)
  .route('/', destinations)
  .route('/', preferences)
  .route('/', purge)
export type StorefrontApi = typeof api
