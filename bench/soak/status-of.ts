import { request } from 'node:http'
import { USER_AGENT } from '../../tests/support/user-agent.ts'
import type { SoakTarget } from './soak-targets.ts'

/** Status of the response to a person's request; `fault` sets the fault switch. Throws without a response. */
export const statusOf = (
  port: number,
  { host, path }: SoakTarget,
  { method = 'GET', fault }: { method?: string; fault?: string } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${host}.localhost:${port}`,
      'user-agent': USER_AGENT,
      ...(fault !== undefined && { 'x-backend-fault': fault }),
    }
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection just before it is reused: Node.js recommends a retry.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET')
        statusOf(port, { host, path }, { method, ...(fault !== undefined && { fault }) }).then(resolve, reject)
      else reject(error)
    })
    outgoing.end()
  })
