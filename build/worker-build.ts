import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { distFolder } from './build-info.ts'

/** Build data of the service worker (client/service-worker/build-files.ts). */
export type WorkerBuild = { id: string; stylesheet: string; files: readonly string[] }

const CLIENT = `${distFolder()}/client`
const ASSETS = `${CLIENT}/assets`
const OFFLINE = /^offline-[\w-]{8}\.js$/

/** Builds a script as one file, with its own copy of modules that pages share. */
const buildAlone = (input: string, entryFileNames: string, define: Record<string, string> = {}) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife', entryFileNames } },
    },
  })

/** Builds the offline page's script (worker/pages/offline), after the client, which empties the folder. */
export const buildOfflineScript = () => buildAlone('client/offline.ts', 'assets/offline-[hash].js')

export const offlineScript = (): string => {
  const file = readdirSync(ASSETS).find((each) => OFFLINE.test(each))
  if (file === undefined) throw new Error('the client build has no script for the offline page')
  return `/assets/${file}`
}

/** Not served: the document inlines it. */
const EARLY = `.vite/early.js`

export const buildEarlyScript = () => buildAlone('client/early.ts', EARLY)

export const earlyScript = (): string => readFileSync(`${CLIENT}/${EARLY}`, 'utf8').trim()

/**
 * Builds `/sw.js` as a classic script, because not all browsers support module workers. Its content differs in each
 * build, so browsers update it.
 */
export const buildServiceWorker = (build: WorkerBuild) =>
  buildAlone('client/service-worker/service-worker.ts', 'sw.js', { BUILD: JSON.stringify(build) })
