import { readOptions } from '../local/commands/read-options.ts'
import { applySteps } from './deploy/apply-steps.ts'
import { missingMigrations } from './deploy/migrations.ts'
import { endWith, environmentOf, refuseProblems, secondsOf } from './deploy/options.ts'
import { missingHosts, missingVersions } from './deploy/release-build.ts'
import { runWrangler } from './deploy/run-wrangler.ts'
import { buildTarget, connectTarget } from './deploy/target.ts'

const HELP = `npm run deploy [-- --env staging|production] [--pause 60] [--wait 60] [--dry-run]

Applies new migrations, then releases the back ends and the storefront: 10 % of visitors, 50 %, all. A version that is not
ready gets no visitors, and everything returns to the version before. Without --env, to production.

  --pause    seconds between these steps
  --wait     seconds for a version to become ready
  --dry-run  builds and checks everything, names what the environment lacks, and deploys nothing`

const { values } = readOptions(HELP, {
  options: {
    env: { type: 'string', default: 'production' },
    pause: { type: 'string', default: '60' },
    wait: { type: 'string', default: '60' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const environment = environmentOf(values.env, HELP)
const times = { pauseMs: secondsOf('pause', values.pause, HELP), waitMs: secondsOf('wait', values.wait, HELP) }
if (!values['dry-run']) refuseProblems(environment)

const run = async (): Promise<void> => {
  const built = await buildTarget(environment)
  if (values['dry-run']) {
    for (const { worker, file } of built.workers)
      console.log(`\n${worker}\n${await runWrangler(['deploy', '--dry-run', '--config', file])}`)
    refuseProblems(environment)
    return
  }
  const target = await connectTarget(built)
  const count = await applySteps(target, [missingMigrations, missingVersions(times), missingHosts])
  console.log(count === 0 ? 'Nothing to deploy: this build is deployed.' : 'Deployed.')
}
await run().catch(endWith)
