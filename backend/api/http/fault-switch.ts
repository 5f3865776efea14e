import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'
import { faultFor, faultyResponse } from './faults.ts'

/** Applies the fault of a request (header `x-backend-fault`, or the sticky one), only where FAULTS is "on". */
export const faultSwitch = createMiddleware<Api>(async (c, next) => {
  const armed = c.env.FAULTS === 'on' && c.req.path !== '/faults'
  const fault = armed ? faultFor(c.req.path, c.req.header('x-backend-fault')) : null
  if (!fault) return next()
  if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
  const response = faultyResponse(fault)
  if (!response) return next()
  c.res = response
})
