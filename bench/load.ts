import { Agent, request } from 'node:http'
import { workerdCpuMs } from './process-cpu.ts'

export type LoadResult = { requests: number; perSecond: number; cpuMs: number; p50: number; p99: number; bytes: number }
export type Target = {
  port: number
  host: string
  /** A function for requests that differ. */
  path: string | (() => string)
  headers?: Record<string, string>
  /** Expected; default 200. */
  status?: number
}

/**
 * Sends requests over a few persistent connections and returns their cost. CPU is that of workerd only, without this
 * client. Throws for any other status than the target's.
 */
export const load = async (target: Target, requests: number, connections = 4): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let left = requests
  let bytes = 0
  const cpuBefore = workerdCpuMs()
  const started = performance.now()
  const work = async () => {
    while (left-- > 0) {
      const before = performance.now()
      bytes = await once(agent, target)
      latencies.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - started) / 1000
  const cpuMs = (workerdCpuMs() - cpuBefore) / requests
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { requests, perSecond: requests / seconds, cpuMs, p50: at(0.5), p99: at(0.99), bytes }
}

const once = (agent: Agent, { port, host, path: target, headers, status = 200 }: Target): Promise<number> =>
  new Promise((resolve, reject) => {
    const path = typeof target === 'string' ? target : target()
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode === status ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`)),
      )
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
