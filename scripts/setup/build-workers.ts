import { createBuilder } from 'vite'
import { buildInfo } from '../build/build-info.ts'
import { SOURCES } from '../build/sources.ts'
import { hashOf, unlessUpToDate } from './up-to-date.ts'

const STAMP = 'dist/.built-from'

/** The production build of the browser's files and of all workers, unless it is there already. */
export const buildWorkers = async (): Promise<void> => {
  // The plugin reads the environment to build for from CLOUDFLARE_ENV.
  const wanted = `${process.env.CLOUDFLARE_ENV ?? 'local'} ${hashOf(SOURCES)} ${buildInfo().commit}`
  const built = await unlessUpToDate(STAMP, wanted, async () => {
    console.log('Building …')
    // Errors only: the CSS minifier warns of carousel buttons that browsers know and it does not.
    const builder = await createBuilder({ logLevel: 'error' })
    await builder.buildApp()
  })
  if (!built) console.log('The build is up to date.')
}
