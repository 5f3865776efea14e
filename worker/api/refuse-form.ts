import type { Context } from 'hono'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { privatePage } from '../gateway/private-page.ts'
import { REFUSAL_STATUS, type Refusal } from '../pages/error/refused-page.tsx'
import { returnPath } from './return-path.ts'

/** Rejects a form post: a page with the way back for people, a short code for scripts. */
export const refuseForm = async (c: Context<GatewayApp>, reason: Refusal): Promise<Response> =>
  c.get('visitor').isBot
    ? c.text(reason, REFUSAL_STATUS[reason])
    : privatePage(c, { view: 'refused', model: { reason, back: cameFrom(c) } })

/** The page of ours that the post came from, without its modal; else home. */
export const cameFrom = (c: Context<GatewayApp>): string =>
  returnPath(c.req.header('referer'), [c.get('config').SITE_ORIGINS[c.get('market').id], c.get('url').origin])
