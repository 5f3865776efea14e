import { readdirSync } from 'node:fs'
import { build } from 'vite'
import { distFolder } from './build-info.ts'

/** What the service worker is told of the build that it belongs to (client/service-worker/build-files.ts). */
export type WorkerBuild = { id: string; files: readonly string[] }

const CLIENT = `${distFolder()}/client`
const ASSETS = `${CLIENT}/assets`
const OFFLINE = /^offline-[\w-]{8}\.js$/

/** A script of one file. What it shares with the pages' own it has twice: they would have to fetch that from it. */
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

/** Builds what the offline page does (worker/pages/offline), after the client, which empties the folder. */
export const buildOfflineScript = () => buildAlone('client/offline.ts', 'assets/offline-[hash].js')

/** Its path. */
export const offlineScript = (): string => {
  const file = readdirSync(ASSETS).find((each) => OFFLINE.test(each))
  if (file === undefined) throw new Error('the client build has no script for the offline page')
  return `/assets/${file}`
}

/**
 * Builds `/sw.js`: one classic script, because not every browser with service workers runs modules in them. Each build
 * has one of its own, so that browsers take it for a new one.
 */
export const buildServiceWorker = (told: WorkerBuild) =>
  buildAlone('client/service-worker/service-worker.ts', 'sw.js', { BUILD: JSON.stringify(told) })
