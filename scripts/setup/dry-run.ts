import { spawn } from 'node:child_process'

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
 * checked, the code is the one that was built, whatever for. Sizes are those of the upload.
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
      const [, kib, gzip] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? []
      resolve({ status, output, kib: Number(kib), gzipKib: Number(gzip) })
    })
  })
