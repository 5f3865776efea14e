import type { Context } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/** Redirects browsers (303); our own script (`accept: application/json`) gets the URL as JSON. */
export const redirectOrJson = (c: Context<GatewayApp>, address: string): Response =>
  c.req.header('accept')?.includes('application/json') ? c.json({ location: address }) : c.redirect(address, 303)
