import { rmSync } from 'node:fs'
import { type Site, startSite } from './site.ts'

/** What can be asked of a site that several files share: nothing that would change it, or that others' visits fill. */
export type UntouchedSite = Pick<Site, 'port' | 'origin' | 'ask'>

let kept: Promise<UntouchedSite> | undefined

/**
 * The usual site for files that change nothing: one for all such files of a process, which ends with it. Its caches
 * know what other files have asked for.
 */
export const readOnlySite = (): Promise<UntouchedSite> => {
  kept ??= startSite().then((site) => {
    // Miniflare ends its workers with the process; their state is a copy that nobody will read.
    process.once('exit', () => rmSync(site.stateFolder, { recursive: true, force: true }))
    return site
  })
  return kept
}
