import { createMiddleware } from 'hono/factory'
import { loadMessages } from '../shell/load-messages.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

export const messagesStep = createMiddleware<GatewayApp>(async (c, next) => {
  await loadMessages(c.env.ASSETS, c.get('market').id)
  return next()
})
