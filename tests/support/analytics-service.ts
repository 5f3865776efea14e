import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StreamEvent } from '../../shared/contracts/event-stream.ts'

export type ServiceCall = { authorization: string | undefined; batch: { version: number; events: StreamEvent[] } }

/** Local analytics service; responds with the statuses in `statuses`, then with 200. */
export const startAnalyticsService = async () => {
  const calls: ServiceCall[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    calls.push({
      authorization: request.headers.authorization,
      batch: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    })
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/collect`,
    calls,
    statuses,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
