import { Hono } from 'hono'
import type { Api } from '../env.ts'
import { parseFault, setStickyFault } from '../http/faults.ts'
import { jsonError } from '../http/json.ts'

export const faultsRoute = new Hono<Api>()
  .use(async (c, next) => (c.env.FAULTS === 'on' ? next() : c.notFound()))
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
