import { Hono } from 'hono'
import { batchSchema } from '../../../shared/contracts/batch.ts'
import { VERSION_HEADER } from '../../../shared/contracts/changes.ts'
import type { Api } from '../env.ts'
import { jsonBody, refuseFields } from '../http/json.ts'
import { nearestCopy, readFrom } from '../http/market-site.ts'

/** Headers of a batch that its calls need: the address that limits count, and faults that tests ask for. */
const PASSED_ON = ['cf-connecting-ip', 'x-backend-fault']

/** @param reads responds to the calls; each is counted and logged as if it came alone */
export const batchRoute = (reads: Hono<Api>) =>
  new Hono<Api>().post('/', async (c) => {
    const batch = batchSchema.safeParse(await jsonBody(c))
    if (!batch.success) return refuseFields(c, batch.error)
    const copy = nearestCopy(c)
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of PASSED_ON) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const lines = new TransformStream<Uint8Array, Uint8Array>()
    const writer = lines.writable.getWriter()
    const respond = async ({ method, path, body }: (typeof batch.data.calls)[number], index: number) => {
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const request = new Request(new URL(path, c.req.url), init)
      readFrom(request, copy)
      const response = await reads.fetch(request, c.env, c.executionCtx)
      const version = response.headers.get(VERSION_HEADER) ?? 'null'
      const text = (await response.text()).replaceAll('\n', ' ')
      const line = `{"index":${index},"status":${response.status},"version":${version},"body":${text || 'null'}}\n`
      await writer.write(new TextEncoder().encode(line))
    }
    const done = Promise.all(batch.data.calls.map(respond)).then(
      () => writer.close(),
      (error) => writer.abort(error),
    )
    c.executionCtx.waitUntil(done)
    return c.body(lines.readable, 200, { 'content-type': 'application/x-ndjson' })
  })
