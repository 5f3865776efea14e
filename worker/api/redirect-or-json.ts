import type { Context } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/** Leads a form to what comes of it: a browser by 303, our own script (`accept: application/json`) by its address. */
export const redirectOrJson = (c: Context<GatewayApp>, address: string): Response =>
  c.req.header('accept')?.includes('application/json') ? c.json({ location: address }) : c.redirect(address, 303)
