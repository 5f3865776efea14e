import { createHash } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, unlessUpToDate } from '../local/commands/up-to-date.ts'
import { buildInfo, distFolder, SOURCES } from './build-info.ts'
import { REQUIRED_SECRETS } from './deployed.ts'
import { buildDeployment, deployedEnvironment } from './deployment.ts'

/**
 * Builds the browser's files and all workers for production, unless they are up to date: for this machine, or for the
 * environment in DEPLOYMENT. Returns the identity of what is built.
 */
export const buildWorkers = async (): Promise<string> => {
  const environment = deployedEnvironment()
  const deployment = environment === undefined ? '' : JSON.stringify(buildDeployment(environment))
  const expected = `${environment ?? 'local'} ${hashOf(SOURCES)} ${buildInfo().commit}${deployment && ` ${deployment}`}`
  // A build needs no secrets, but warns of those that the shell lacks and stores the others in the output.
  if (environment !== undefined) for (const name of Object.values(REQUIRED_SECRETS).flat()) process.env[name] = ''
  const built = await unlessUpToDate(`${distFolder()}/.built-from`, expected, builtFiles, async () => {
    console.log('Building …')
    // Imported on demand: it takes longer to load than an up-to-date start.
    const { createBuilder } = await import('vite')
    // The CSS minifier warns of carousel buttons, which it does not know; bundling the configuration, of a busy machine.
    const builder = await createBuilder({ logLevel: 'error', configLoader: 'native' })
    await builder.buildApp()
  })
  if (!built) console.log('The build is up to date.')
  return createHash('sha256').update(expected).digest('hex').slice(0, 16)
}

/** Files of the build with their sizes; other environments have folders of their own beside them. */
const builtFiles = (): string[] => {
  const cwd = distFolder()
  return globSync('{client,sojourn_*}/**', { cwd }).flatMap((file) => {
    const stat = statSync(join(cwd, file))
    return stat.isFile() ? [`${join(cwd, file)} (${stat.size} bytes)`] : []
  })
}
