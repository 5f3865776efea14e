type Env = { STOREFRONT: Fetcher; API: Fetcher; IDENTITY: Fetcher }

const WORKER_OF_HOST: Readonly<Record<string, 'API' | 'IDENTITY'>> = {
  account: 'IDENTITY',
  api: 'API',
  images: 'API',
  booking: 'API',
}

/** Routes local hosts; the platform routes in production. */
export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const [label = ''] = new URL(request.url).hostname.split('.')
    const worker = WORKER_OF_HOST[label]
    return (worker === undefined ? env.STOREFRONT : env[worker]).fetch(request)
  },
} satisfies ExportedHandler<Env>
