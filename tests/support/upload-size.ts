import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { DEPLOYED } from '../../build/deployed.ts'

/** Size of a built worker as wrangler counts it: all modules, in KiB. */
export const uploadSize = (worker: (typeof DEPLOYED)[number]['worker']): { kib: number; gzipKib: number } => {
  const folder = `dist/sojourn_${worker}`
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const code = Buffer.concat(modules.map((file) => readFileSync(join(folder, file))))
  const kib = (bytes: number): number => Math.round((bytes / 1024) * 100) / 100
  return { kib: kib(code.length), gzipKib: kib(gzipSync(code).length) }
}
