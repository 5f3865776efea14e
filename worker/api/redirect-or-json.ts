import type { Context } from 'hono'
import type { NextLocation } from '../../shared/contracts/browser-api.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'

/** Redirects browsers (303); our own script (`accept: application/json`) gets the URL as JSON. */
export const redirectOrJson = (c: Context<GatewayApp>, href: string): Response =>
  c.req.header('accept')?.includes('application/json')
    ? c.json<NextLocation>({ location: href })
    : c.redirect(href, 303)
