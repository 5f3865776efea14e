import { DEPLOYED } from '../build/deployed.ts'
import { deploymentFile, readDeployment } from '../build/deployment.ts'
import { readOptions } from '../local/commands/read-options.ts'
import { applySteps } from './deploy/apply-steps.ts'
import { missingMigrations } from './deploy/migrations.ts'
import { endWith, environmentOf, refuseProblems, secondsOf } from './deploy/options.ts'
import { missingHosts, missingVersions } from './deploy/release-build.ts'
import { buildTarget, connectTarget } from './deploy/target.ts'
import { askDeployment } from './provision/ask-deployment.ts'
import { missingCatalogue } from './provision/catalogue.ts'
import { rehearse } from './provision/rehearse.ts'
import {
  missingAffinity,
  missingReplication,
  missingResources,
  missingSender,
  zonesOfHosts,
} from './provision/resources.ts'
import { missingSecrets } from './provision/secrets.ts'
import { smokeTest } from './provision/smoke-test.ts'

const HELP = `npm run provision -- --env staging|production [--plan] [--catalogue FOLDER] [--wait 600] [--fake-account]

Sets an environment up at Cloudflare: resources, secrets, databases with a catalogue, pictures, workers, domains. Asks once
for what only people know, and stores it in deployments/<environment>.json. Makes only what is missing, so that it can be
run again. Needs \`npx wrangler login\`, or the variable CLOUDFLARE_API_TOKEN.

  --plan       names what is missing, and makes nothing
  --catalogue  folder that npm run seed -- --export wrote; without it the demo catalogue
  --wait       seconds for new hosts to be reached
  --fake-account  rehearses with a server on this machine that answers as Cloudflare's API: no account, nothing asked`

const { values } = readOptions(HELP, {
  options: {
    env: { type: 'string', default: '' },
    plan: { type: 'boolean', default: false },
    catalogue: { type: 'string' },
    wait: { type: 'string', default: '600' },
    'fake-account': { type: 'boolean', default: false },
  },
})
const environment = environmentOf(values.env, HELP)
const waitMs = secondsOf('wait', values.wait, HELP)
const isRehearsed = process.env.CLOUDFLARE_API_BASE_URL !== undefined
if (values['fake-account'] && !isRehearsed) await rehearse(environment)
if (readDeployment(environment) === null) await askDeployment(deploymentFile(environment), environment)
refuseProblems(environment)

const STEPS = [
  ...[missingResources, missingReplication, missingSender, missingAffinity, missingSecrets, missingMigrations],
  ...[missingCatalogue(values.catalogue), missingVersions({ pauseMs: 60_000, waitMs: 60_000 }), missingHosts],
]

const run = async (): Promise<void> => {
  const target = await connectTarget(await buildTarget(environment))
  const { hosts } = await zonesOfHosts(target)
  if ((await applySteps(target, STEPS, values.plan)) === 0) console.log('Nothing is missing.')
  if (values.plan) return
  await smokeTest(target.deployment, waitMs)
  const [, mailDomain] = target.deployment.mailFrom.split('@')
  const names = DEPLOYED.map(({ worker }) => `npx wrangler rollback --name sojourn-${worker}-${environment}`)
  console.log(`
${environment} is up:
  ${hosts.map((host) => `https://${host}`).join('\n  ')}

${deploymentFile(environment)} holds no secrets: commit it, so that others and workflows can deploy.
Records that mail needs in the DNS: npx wrangler email sending dns get ${mailDomain}
A token that you know, for the back office: npx wrangler secret put API_WRITE_TOKEN --name sojourn-api-${environment}
Roles of the back office and the growth pages, for accounts that have signed up at the site:
  npm run role -- grant EMAIL publisher --env ${environment}  (travels, pages, pictures; editor: drafts of them)
  npm run role -- grant EMAIL operator --env ${environment}  (departures, tokens of programs)
  npm run role -- grant EMAIL growth --env ${environment}  (growth pages)
New versions: npm run deploy -- --env ${environment}
Return to the version before, which keeps the databases:
  ${names.reverse().join('\n  ')}`)
}
await run().catch(endWith)
