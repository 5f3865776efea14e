import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BATCH_PATH } from '../../../shared/contracts/batch.ts'
import { acceptsFaults, faultFor, faultyResponse, parseFault, setStickyFault } from '../../kit/faults.ts'
import type { Api } from '../env.ts'
import { jsonError } from './json.ts'

export const faultSwitch = createMiddleware<Api>(async (c, next) => {
  const armed = acceptsFaults(c.env) && c.req.path !== '/faults' && c.req.path !== BATCH_PATH
  const fault = armed ? faultFor(c.req.path, c.req.header('x-backend-fault')) : null
  if (!fault) return next()
  if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
  const response = faultyResponse(fault)
  if (!response) return next()
  c.res = response
})

export const faultsRoute = new Hono<Api>()
  .use(async (c, next) => (acceptsFaults(c.env) ? next() : c.notFound()))
  .put('/', (c) => {
    const fault = parseFault(c.req.header('x-backend-fault') ?? '')
    if (!fault) return jsonError(c, 422, 'invalid_fields', 'x-backend-fault: status=, delay=, body= and path= only')
    setStickyFault(fault)
    return c.body(null, 204)
  })
  .delete('/', (c) => {
    setStickyFault(null)
    return c.body(null, 204)
  })
