import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

/** Starts workers, in Miniflare's format, in one workerd on loopback, or on LISTEN_HOST. Call `dispose()` to stop them. */
export const startMiniflare = async (options: object): Promise<Miniflare> => {
  const all: object = {
    host: process.env.LISTEN_HOST ?? '127.0.0.1',
    // Without this Miniflare would download geolocation data.
    cf: false,
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: () => {},
    ...options,
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(all as Parameters<typeof convertV4MiniflareOptions>[0]))
  await miniflare.ready
  return miniflare
}
