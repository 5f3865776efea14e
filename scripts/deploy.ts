import { spawnSync } from 'node:child_process'
import { buildWorkers } from './setup/build-workers.ts'

/** `npm run deploy -- [--env staging|production] [--dry-run]`: the back end first, because the storefront binds it. */
const rest = process.argv.slice(2)
const at = rest.indexOf('--env')
const environment = at === -1 ? 'production' : rest[at + 1]
if (environment !== 'staging' && environment !== 'production') {
  console.error(`--env takes staging or production, not "${environment}".`)
  process.exit(1)
}
const passedOn = at === -1 ? rest : [...rest.slice(0, at), ...rest.slice(at + 2)]

process.env.CLOUDFLARE_ENV = environment
await buildWorkers()
// The build has the environment's values in it; wrangler would look for the section once more.
delete process.env.CLOUDFLARE_ENV
for (const worker of ['api', 'identity', 'storefront']) {
  console.log(`\n${worker}`)
  const { status } = spawnSync(
    'wrangler',
    ['deploy', '--config', `dist/sojourn_${worker}/wrangler.json`, ...passedOn],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
