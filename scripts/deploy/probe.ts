import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** In ms. */
const REQUEST_MS = 15_000
const BETWEEN_MS = 2000

const healthSchema = z.object({ deployment: z.string().optional() })

export type Probe = (
  url: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: string }>

const request: Probe = async (url, headers) => {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: headers ?? {},
    signal: AbortSignal.timeout(REQUEST_MS),
  })
  return { status: response.status, body: (await response.text()).slice(0, 500) }
}

/** The first null, else the last problem after the time is over; new hosts and versions take a while to reach. */
const untilNull = async (find: () => Promise<string | null>, forMs: number): Promise<string | null> => {
  const until = Date.now() + forMs
  for (;;) {
    const problem = await find().catch((error: Error) => `${error.message}${error.cause ? ` (${error.cause})` : ''}`)
    if (problem === null || Date.now() >= until) return problem
    await pause(BETWEEN_MS)
  }
}

/** What keeps a host from being ready; null when nothing does. */
export const hostProblem = (
  host: string,
  forMs: number,
  headers = {},
  probe: Probe = request,
): Promise<string | null> =>
  untilNull(async () => {
    const { status, body } = await probe(`https://${host}/readyz`, headers)
    return status === 200 ? null : `https://${host}/readyz has status ${status}: ${body}`
  }, forMs)

/** What keeps one version of a worker from being ready, whatever its percentage of visitors. */
export const versionProblem = async (
  { host, name, version }: { host: string; name: string; version: string },
  forMs: number,
  probe: Probe = request,
): Promise<string | null> => {
  const headers = { 'cloudflare-workers-version-overrides': `${name}="${version}"` }
  const reached = await untilNull(async () => {
    const { status, body } = await probe(`https://${host}/healthz`, headers)
    const { data } = healthSchema.safeParse(status === 200 ? JSON.parse(body) : null)
    return data?.deployment === version ? null : `https://${host}/healthz has status ${status}: ${body}`
  }, forMs)
  return reached ?? hostProblem(host, forMs, headers, probe)
}

/** What keeps a market's home page from being shown. */
export const pageProblem = (host: string, forMs: number, probe: Probe = request): Promise<string | null> =>
  untilNull(async () => {
    const { status, body } = await probe(`https://${host}/`, { accept: 'text/html' })
    if (status === 200 && /^<!doctype html>/i.test(body)) return null
    return `https://${host}/ has status ${status}${status === 200 ? ', and is no page' : ''}: ${body}`
  }, forMs)

/** What keeps a host without `/readyz` of its own from being reached. */
export const addressProblem = (host: string, forMs: number, probe: Probe = request): Promise<string | null> =>
  untilNull(async () => {
    const { status } = await probe(`https://${host}/`)
    return status < 500 ? null : `https://${host}/ has status ${status}`
  }, forMs)
