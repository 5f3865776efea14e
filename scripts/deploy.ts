import { spawnSync } from 'node:child_process'
import { unstable_readConfig } from 'wrangler'
import { distFolder } from './build/build-info.ts'
import { buildWorkers } from './setup/build-workers.ts'
import { DEPLOYED, ENVIRONMENTS } from './setup/deployed.ts'

/**
 * `npm run deploy -- [--env staging|production] [--dry-run]`: deploys the back end first, because the storefront binds
 * it.
 */
const rest = process.argv.slice(2)
const at = rest.indexOf('--env')
const wanted = at === -1 ? 'production' : rest[at + 1]
const environment = ENVIRONMENTS.find((each) => each === wanted)
if (environment === undefined) {
  console.error(`--env takes ${ENVIRONMENTS.join(' or ')}, not "${wanted}".`)
  process.exit(1)
}
const passedOn = at === -1 ? rest : [...rest.slice(0, at), ...rest.slice(at + 2)]

process.env.CLOUDFLARE_ENV = environment
// A build needs no secrets, but warns of those that the shell lacks and stores the others in the output.
for (const { config } of DEPLOYED)
  for (const name of unstable_readConfig({ config, env: environment }).secrets?.required ?? []) process.env[name] = ''
await buildWorkers()
// The build contains the environment's values; wrangler would look for the section again.
delete process.env.CLOUDFLARE_ENV
for (const { worker } of DEPLOYED) {
  console.log(`\n${worker}`)
  const config = `${distFolder(environment)}/sojourn_${worker}/wrangler.json`
  const { status } = spawnSync('wrangler', ['deploy', '--config', config, ...passedOn], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
