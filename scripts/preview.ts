import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { buildDeployment } from '../build/deployment.ts'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { findNamespace } from './deploy/flags-namespace.ts'
import { endWith, refuseProblems } from './deploy/options.ts'
import { previewConfig } from './deploy/preview-config.ts'
import { runWrangler } from './deploy/run-wrangler.ts'
import { buildTarget, connectTarget } from './deploy/target.ts'

const HELP = `npm run preview -- BRANCH [--delete]

Publishes the storefront of this checkout beside staging, whose back end and data it uses: https://BRANCH.<host of a
market>, for the user "preview" and the password in PREVIEW_PASSWORD (docs/configuration.md). BRANCH becomes lower case
letters, digits and hyphens.

  --delete  takes it down`

const {
  values,
  positionals: [branch = '', ...others],
} = readOptions(HELP, { options: { delete: { type: 'boolean', default: false } }, allowPositionals: true })

/** A label of a host name, short enough for the certificate of the market's host. */
const name = branch
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .slice(0, 30)
  .replace(/^-+|-+$/g, '')
if (name === '' || others.length > 0) refuse('The name of one branch is needed.', HELP)
refuseProblems('staging')

const run = async (): Promise<void> => {
  if (values.delete) {
    const worker = 'sojourn-storefront-staging'
    const env = { CLOUDFLARE_ACCOUNT_ID: buildDeployment('staging').accountId }
    await runWrangler(['preview', 'delete', '--name', name, '--worker-name', worker, '--skip-confirmation'], { env })
    console.log(`${name} is gone.`)
    return
  }
  const { workers, account } = await connectTarget(await buildTarget('staging'))
  const built = workers.find(({ worker }) => worker === 'storefront')
  const namespace = await findNamespace('staging', account)
  if (built === undefined || namespace === null)
    throw new Error('staging is missing: npm run provision -- --env staging')
  const databases = new Map<string, string>()
  for (const { database_name = '' } of built.config.d1_databases) {
    const found = await account.find(`${account.account}/d1/database/${database_name}`, z.object({ uuid: z.string() }))
    if (found === null) throw new Error(`${database_name} is missing`)
    databases.set(database_name, found.uuid)
  }
  const file = built.file.replace(/wrangler\.json$/, 'preview.json')
  const config = previewConfig(built.config, { name, namespace, databases })
  writeFileSync(file, JSON.stringify(config))
  await runWrangler(['preview', '--config', file, '--name', name])
  for (const origin of Object.values(config.previews.vars.SITE_ORIGINS)) console.log(origin)
}
await run().catch(endWith)
