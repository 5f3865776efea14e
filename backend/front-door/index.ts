type Env = { STOREFRONT: Fetcher; API: Fetcher; IDENTITY: Fetcher }

/** First label of the host name to worker; every other host is the storefront's to judge. */
const WORKER_OF_HOST: Readonly<Record<string, 'API' | 'IDENTITY'>> = {
  account: 'IDENTITY',
  api: 'API',
  images: 'API',
  booking: 'API',
}

/**
 * Sends each local host to its worker. Only `npm start`, `npm run dev` and the tests have it: production hosts are
 * routed by the platform.
 */
export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const [label = ''] = new URL(request.url).hostname.split('.')
    const worker = WORKER_OF_HOST[label]
    return (worker === undefined ? env.STOREFRONT : env[worker]).fetch(request)
  },
} satisfies ExportedHandler<Env>
