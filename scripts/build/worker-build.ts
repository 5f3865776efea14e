import { build } from 'vite'

/** What the service worker is told of the build that it belongs to (client/service-worker/build-files.ts). */
export type WorkerBuild = { id: string; files: readonly string[] }

/**
 * Builds `/sw.js`: one classic script, because not every browser with service workers runs modules in them. Each build
 * has one of its own, so that browsers take it for a new one.
 */
export const buildServiceWorker = async (told: WorkerBuild): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(told) },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: 'client/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
