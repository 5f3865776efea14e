import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Deployed workers with their configuration, in binding order. */
export const DEPLOYED = [
  { worker: 'api', config: 'backend/api/wrangler.toml' },
  { worker: 'identity', config: 'backend/identity/wrangler.toml' },
  { worker: 'storefront', config: 'wrangler.toml' },
] as const

export const ENVIRONMENTS = ['staging', 'production'] as const

/** Size of a built worker as wrangler counts it: all modules, in KiB. */
export const uploadOf = (worker: (typeof DEPLOYED)[number]['worker']): { kib: number; gzipKib: number } => {
  const folder = `dist/sojourn_${worker}`
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const code = Buffer.concat(modules.map((file) => readFileSync(join(folder, file))))
  const kib = (bytes: number): number => Math.round((bytes / 1024) * 100) / 100
  return { kib: kib(code.length), gzipKib: kib(gzipSync(code).length) }
}
