import { request as httpRequest } from 'node:http'
import type { Miniflare } from 'miniflare'
import { startPictureServer } from '../../local/workers/picture-server.ts'
import { freePort } from '../../local/workers/ports.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'
import type { WorkerName } from '../../local/workers/worker-options.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { plainPicture } from './plain-pictures.ts'
import { copyState, TEST_NOW } from './state.ts'

export type SiteResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  bytes: Buffer
}

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array }

export type Site = {
  port: number
  miniflare: Miniflare
  /** Folder with the workers' databases, pictures and caches. */
  stateFolder: string
  logs: LogLine[]
  /** Host of a market, or of account, api, images, booking. */
  origin: (host: MarketId | 'account' | 'api' | 'images' | 'booking' | string) => string
  /** Sends a request as a plain HTTP client: no redirects, no header but Host. */
  request: (host: string, path: string, options?: RequestOptions) => Promise<SiteResponse>
  /** Sets or clears the fault of the back end or the sign-in service: "status=503;path=/tours". */
  fault: (fault: string | null, host?: 'api' | 'account') => Promise<void>
  stop: () => Promise<void>
}

export type LogLine = {
  route?: string
  status?: number
  market?: string
  page?: string
  error?: string
  [key: string]: unknown
}

export type SiteOptions = {
  variables?: Partial<Record<WorkerName, Record<string, unknown>>>
  clock?: string | null
  extraWorkers?: readonly object[]
  /** Default: variants in one colour. */
  transform?: typeof plainPicture
}

/**
 * Starts the production build of all workers in workerd, on a separate seeded state with faults enabled. The clock is
 * fixed at TEST_NOW unless `clock` is set (`null`: real time).
 */
export const startSite = async ({
  variables = {},
  clock = TEST_NOW,
  extraWorkers = [],
  transform = plainPicture,
}: SiteOptions = {}): Promise<Site> => {
  const port = await freePort()
  const state = copyState()
  const pictures = await startPictureServer(transform)
  const logs: LogLine[] = []
  const always = { ...(clock !== null && { CLOCK: clock }) }
  // Longer than the default: a busy machine delays all calls.
  const storefront = { ...always, PAGE_TIMEOUT_MS: 6000, ...variables.storefront }
  const miniflare = await startWorkers({
    port,
    state: state.folder,
    variables: {
      storefront,
      api: { ...always, FAULTS: 'on', PICTURE_SERVICE_URL: pictures.url, ...variables.api },
      identity: { ...always, FAULTS: 'on', ...variables.identity },
    },
    extraWorkers,
    onLog: (line) => logs.push(parse(line)),
  })
  const request = (host: string, path: string, options?: RequestOptions) => requestHost(port, host, path, options)
  return {
    port,
    miniflare,
    stateFolder: state.folder,
    logs,
    origin: (host) => `http://${hostName(host)}:${port}`,
    request,
    async fault(fault, host = 'api') {
      const response = await request(
        host,
        '/faults',
        fault === null ? { method: 'DELETE' } : { method: 'PUT', headers: { 'x-backend-fault': fault } },
      )
      if (response.status !== 204) throw new Error(`the fault switch responded ${response.status}: ${response.text}`)
    },
    async stop() {
      await miniflare.dispose()
      pictures.close()
      state.remove()
    },
  }
}

const hostName = (host: string): string => (host.includes('.') || host === 'localhost' ? host : `${host}.localhost`)

const parse = (line: string): LogLine => {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return { text: line }
  }
}

/**
 * Sends a request to a host of the site. Uses node:http: fetch would add headers, follow redirects and resolve host
 * names that only browsers know. Each request has its own connection, because the server may close an idle one at any
 * time.
 */
export const requestHost = (
  port: number,
  host: string,
  path: string,
  options: RequestOptions = {},
): Promise<SiteResponse> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host: `${hostName(host)}:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString('utf8'), bytes })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })

/** A response header as text; repeated ones are joined. */
export const header = (response: SiteResponse, name: string): string => [response.headers[name] ?? ''].flat().join(', ')

/** Set-Cookie lines by cookie name. */
export const cookies = (response: SiteResponse): Record<string, string> =>
  Object.fromEntries(
    [response.headers['set-cookie'] ?? []].flat().map((line) => [line.slice(0, line.indexOf('=')), line]),
  )
