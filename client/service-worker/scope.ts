/**
 * What of the worker's own scope this worker uses. TypeScript's library for workers contradicts the one for pages, and
 * the sources are checked as one program.
 */
export type ExtendableEvent = Event & { waitUntil: (task: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The browser's own request for a page, begun while the worker was started; undefined where it made none. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Response | Promise<Response>) => void
}
/** Static routing: requests that the browser answers without the worker. Not every browser knows it. */
export type StaticRoute = { condition: { urlPattern: string }; source: 'network' }
export type InstallEvent = ExtendableEvent & { addRoutes?: (routes: readonly StaticRoute[]) => Promise<void> }
export type MessageFromPage = ExtendableEvent & { data: unknown; source: { url: string } | null }
export type SyncEvent = ExtendableEvent & { tag: string }

export type WorkerScope = {
  location: Location
  navigator: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> }
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install', listener: (event: InstallEvent) => void): void
    (type: 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageFromPage) => void): void
    (type: 'sync', listener: (event: SyncEvent) => void): void
  }
}
