import { readFileSync } from 'node:fs'
import { workerOptions } from '../local/workers/worker-options.ts'

type WithServices = ReturnType<typeof workerOptions> & { serviceBindings?: object }

/** The storefront without the local router that precedes a worker with assets, whose files come from here instead. */
export const bareStorefront = (variables: Readonly<Record<string, unknown>>) => {
  const options: WithServices = workerOptions('storefront', variables)
  const ASSETS = async ({ url }: { url: string }) => new Response(readFileSync(`dist/client${new URL(url).pathname}`))
  return { ...options, assets: undefined, serviceBindings: { ...options.serviceBindings, ASSETS } }
}
