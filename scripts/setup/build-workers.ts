import { createBuilder } from 'vite'
import { buildInfo, distFolder, SOURCES } from '../build/build-info.ts'
import { hashOf, unlessUpToDate } from './up-to-date.ts'

/**
 * The production build of the browser's files and of all workers, unless it is there already: for this machine, or for
 * the environment that CLOUDFLARE_ENV names, which the plugin reads, too.
 */
export const buildWorkers = async (): Promise<void> => {
  const wanted = `${process.env.CLOUDFLARE_ENV ?? 'local'} ${hashOf(SOURCES)} ${buildInfo().commit}`
  const built = await unlessUpToDate(`${distFolder()}/.built-from`, wanted, async () => {
    console.log('Building …')
    // Errors only: the CSS minifier warns of carousel buttons that browsers know and it does not.
    const builder = await createBuilder({ logLevel: 'error' })
    await builder.buildApp()
  })
  if (!built) console.log('The build is up to date.')
}
