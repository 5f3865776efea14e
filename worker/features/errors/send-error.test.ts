import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Config, Env } from '../../env.ts'
import { sendError } from './send-error.ts'

it('an error reaches the service as an envelope, once a minute, and a service that fails disturbs nothing', async () => {
  const received: { url: string | undefined; type: string | undefined; lines: string[] }[] = []
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).split('\n')
    received.push({ url: request.url, type: request.headers['content-type'], lines })
    response.writeHead(received.length > 1 ? 500 : 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  let realNow = 1_800_000_000_000
  const send = (settings: Partial<Config> = { SENTRY_DSN: `http://publickey@127.0.0.1:${port}/42` }) => {
    const config = { ENVIRONMENT: 'staging', SLOW_CALL_MS: 500, realNow: () => realNow, ...settings } as Config
    const report = reportError('render', new Error('no page', { cause: new RangeError('tours: status (503)') }))
    return sendError({ env: {} as Env, config }, { id: 'ray', report, name: 'render', market: 'it', route: 'search' })
  }
  await send({})
  expect(received).toEqual([])
  await send()
  await send()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    url: '/api/42/envelope/?sentry_version=7&sentry_key=publickey',
    type: 'application/x-sentry-envelope',
  })
  expect(JSON.parse(received[0]?.lines[2] ?? '')).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: 1_800_000_000,
    level: 'error',
    environment: 'staging',
    transaction: 'search',
    tags: { request: 'ray', market: 'it', route: 'search', operation: 'render' },
    exception: {
      values: [
        { type: 'RangeError', value: 'tours: status (503)' },
        { type: 'Error', value: 'no page' },
      ],
    },
  })
  realNow += 60_000
  await send()
  expect(received).toHaveLength(2)
  server.closeAllConnections()
  server.close()
  realNow += 60_000
  await send()
})
