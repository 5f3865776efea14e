import { spawnSync } from 'node:child_process'
import { unstable_readConfig } from 'wrangler'
import { buildsBucket, listBuildFiles } from '../build/build-files.ts'
import { distFolder } from '../build/build-info.ts'
import { buildWorkers } from '../build/build-workers.ts'
import { DEPLOYED, ENVIRONMENTS } from '../build/deployed.ts'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { brandPlaceholders, placeholdersOf } from './deploy/placeholders.ts'

const HELP = `npm run deploy [-- --env staging|production] [--gradual] [--dry-run]

Deploys the back end, then the files of this build, then the storefront, which binds the back end. Without --env, to
production.

  --gradual  uploads the storefront as a version without visitors; npx wrangler versions deploy gives it some
  --dry-run  builds and checks everything, names what the configuration still lacks, and deploys nothing`

const { values } = readOptions(HELP, {
  options: {
    env: { type: 'string', default: 'production' },
    gradual: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
})
const environment = ENVIRONMENTS.find((each) => each === values.env)
if (environment === undefined) refuse(`--env takes ${ENVIRONMENTS.join(' or ')}, not "${values.env}".`, HELP)
const isDry = values['dry-run']

const ofConfigs = DEPLOYED.flatMap(({ config }) =>
  placeholdersOf(unstable_readConfig({ config, env: environment }, { hideWarnings: true })).map(
    (placeholder) => `${config}: ${placeholder}`,
  ),
)
const placeholders = [...ofConfigs, ...brandPlaceholders()]
const refusePlaceholders = (): void => {
  if (placeholders.length === 0) return
  console.error(
    `\nNot deployable: values of ${environment} that are still those of the example (docs/configuration.md):`,
  )
  for (const placeholder of placeholders) console.error(`  ${placeholder}`)
  process.exit(1)
}
if (!isDry) refusePlaceholders()

process.env.CLOUDFLARE_ENV = environment
// A build needs no secrets, but warns of those that the shell lacks and stores the others in the output.
for (const { config } of DEPLOYED)
  for (const name of unstable_readConfig({ config, env: environment }).secrets?.required ?? []) process.env[name] = ''
await buildWorkers()
// The build contains the environment's values; wrangler would look for the section again.
delete process.env.CLOUDFLARE_ENV

const wrangler = (...words: string[]): void => {
  const { status } = spawnSync('wrangler', words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
for (const { worker } of DEPLOYED) {
  console.log(`\n${worker}`)
  const config = `${distFolder(environment)}/sojourn_${worker}/wrangler.json`
  if (worker === 'storefront') {
    const { file, count } = listBuildFiles(distFolder(environment))
    console.log(`${count} files of the build for ${buildsBucket(config)}`)
    // Before the version whose pages name them: during a gradual deployment the other one is asked for them, too.
    if (!isDry) wrangler('r2', 'bulk', 'put', buildsBucket(config), '--remote', '--filename', file)
  }
  const deploy = worker === 'storefront' && values.gradual ? ['versions', 'upload'] : ['deploy']
  wrangler(...deploy, '--config', config, ...(isDry ? ['--dry-run'] : []))
}
refusePlaceholders()
