import type { Miniflare } from 'miniflare'
import { localVariables } from '../local/workers/local-variables.ts'
import { freePort } from '../local/workers/ports.ts'
import { startMiniflare } from '../local/workers/start-miniflare.ts'
import { workerOptions } from '../local/workers/worker-options.ts'
import { bareStorefront } from './bare-storefront.ts'

/** Starts storefront, api and identity in one workerd, the storefront behind a socket without a development proxy. */
export const startBare = async (
  state: string,
  clock: object,
  more: object[] = [],
): Promise<{ miniflare: Miniflare; port: number }> => {
  const variables = localVariables(8787)
  const port = await freePort()
  const miniflare = await startMiniflare({
    port: await freePort(),
    resourcePersistencePath: state,
    workers: [
      {
        ...bareStorefront({ ...variables.storefront, ...clock }),
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
      workerOptions('api', { ...variables.api, ...clock }),
      workerOptions('identity', variables.identity),
      ...more,
    ],
  })
  return { miniflare, port }
}
