/**
 * The parts of the worker's scope in use. TypeScript's worker library conflicts with the DOM's, and all sources are one
 * program.
 */
export type ExtendableEvent = Event & { waitUntil: (task: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  request: Request
  /** Navigation preload; undefined where the browser made none. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Response | Promise<Response>) => void
}
/** Static routing, which not every browser supports. */
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
