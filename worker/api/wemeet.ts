import { type Context, Hono } from 'hono'
import type { JoinStep } from '../../shared/modals/modal-steps.ts'
import { withModal } from '../../shared/modals/modal-url.ts'
import { attendeeOf } from '../features/wemeet/attendee.ts'
import { join, leave } from '../features/wemeet/wemeet-calls.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { userApi } from '../visit/user-api.ts'
import { formPost } from './form-post.ts'
import { redirectOrJson, referrerPath, refuseForm } from './responses.ts'

const EVENT = /^[a-z0-9-]{1,120}$/

export const wemeet = new Hono<GatewayApp>()
  .post('/wemeet/join', formPost, async (c) => {
    const event = eventOf(c)
    if (event === null) return refuseForm(c, 'unknown')
    const attendee = await attendeeOf(c.var.visit)
    if (attendee === null) return toModal(c, event, 'place')
    const joined = await join(userApi(c.var.visit, attendee.person), c.get('market').id, event)
    if (joined === null) return toModal(c, event, 'failed')
    return toModal(c, event, joined.result === 'joined' && joined.mailed ? 'joined' : 'place')
  })
  .post('/wemeet/leave', formPost, async (c) => {
    const event = eventOf(c)
    if (event === null) return refuseForm(c, 'unknown')
    const attendee = await attendeeOf(c.var.visit)
    if (attendee === null) return toModal(c, event, 'place')
    const left = await leave(userApi(c.var.visit, attendee.person), c.get('market').id, event)
    return toModal(c, event, left ? 'left' : 'failed')
  })

const eventOf = (c: Context<GatewayApp>): string | null => {
  const { event = '' } = c.get('form')
  return EVENT.test(event) ? event : null
}

const toModal = (c: Context<GatewayApp>, event: string, step: JoinStep): Response =>
  redirectOrJson(c, withModal(referrerPath(c), 'event-join', step === 'place' ? null : step, { event }))
