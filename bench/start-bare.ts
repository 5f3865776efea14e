import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { localVariables } from '../local/workers/local-variables.ts'
import { freePort } from '../local/workers/ports.ts'
import { workerOptions } from '../local/workers/worker-options.ts'
import { bareStorefront } from './bare-storefront.ts'

/** Starts storefront, api and identity in one workerd, the storefront behind a socket without a development proxy. */
export const startBare = async (state: string, clock: object): Promise<{ miniflare: Miniflare; port: number }> => {
  const variables = localVariables(8787)
  const port = await freePort()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port: await freePort(),
      host: '127.0.0.1',
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      resourcePersistencePath: state,
      workers: [
        {
          ...bareStorefront({ ...variables.storefront, ...clock }),
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
        workerOptions('api', { ...variables.api, ...clock }),
        workerOptions('identity', variables.identity),
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await miniflare.ready
  return { miniflare, port }
}
