import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The workers that are deployed, each with its configuration; in the order in which they bind each other. */
export const DEPLOYED = [
  { worker: 'api', config: 'backend/api/wrangler.toml', assets: null },
  { worker: 'identity', config: 'backend/identity/wrangler.toml', assets: null },
  { worker: 'storefront', config: 'wrangler.toml', assets: 'dist/client' },
] as const

export type Environment = 'staging' | 'production'
export type DryRun = { status: number | null; output: string; kib: number; gzipKib: number }

/**
 * What wrangler says to deploying a built worker, without deploying it: the configuration of an environment is
 * checked, the code is the one that was built, whatever for. Sizes are those of the upload, all modules that the build
 * has split off included, which wrangler does not see here.
 */
export const dryRun = (
  { worker, config, assets }: (typeof DEPLOYED)[number],
  environment: Environment,
): Promise<DryRun> =>
  new Promise((resolve) => {
    const words = ['deploy', `dist/sojourn_${worker}/index.js`, '--no-bundle', '--dry-run']
    const settings = ['--config', config, '--env', environment, ...(assets === null ? [] : ['--assets', assets])]
    const child = spawn('wrangler', [...words, ...settings], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', ({ message }) => resolve({ status: null, output: message, kib: 0, gzipKib: 0 }))
    child.on('close', (status) => {
      resolve({ status, output, ...uploadOf(`dist/sojourn_${worker}`) })
    })
  })

/** What a built worker weighs, as wrangler counts: its modules one after the other. */
const uploadOf = (folder: string): Pick<DryRun, 'kib' | 'gzipKib'> => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const code = Buffer.concat(modules.map((file) => readFileSync(join(folder, file))))
  const kib = (bytes: number): number => Math.round((bytes / 1024) * 100) / 100
  return { kib: kib(code.length), gzipKib: kib(gzipSync(code).length) }
}
