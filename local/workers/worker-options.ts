import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Built workers, by their names in wrangler.toml. */
export const WORKERS = ['front-door', 'storefront', 'api', 'identity'] as const
export type WorkerName = (typeof WORKERS)[number]
export const scriptName = (name: WorkerName): string => `sojourn-${name}`
const folder = (name: WorkerName): string => `dist/sojourn_${name.replace('-', '_')}`

/** Miniflare's options for a built worker: bindings from its wrangler.json, code from dist, and variables. */
export const workerOptions = (name: WorkerName, variables: Readonly<Record<string, unknown>>) => {
  const configPath = `${folder(name)}/wrangler.json`
  const { workerOptions: options, main } = unstable_getMiniflareWorkerOptions(configPath)
  const { rootPath: _rootPath, modulesRules: _modulesRules, bindings, ...rest } = options
  const root = dirname(main ?? `${folder(name)}/index.js`)
  return {
    ...rest,
    name: scriptName(name),
    bindings: { ...(bindings as Record<string, unknown>), ...variables },
    modules: moduleFiles(root, main ?? `${root}/index.js`),
  }
}

/** Main module first, then the chunks it imports. */
const moduleFiles = (root: string, main: string) =>
  [relative(root, main), ...globSync('**/*.js', { cwd: root }).filter((path) => path !== relative(root, main))].map(
    (path) => ({ type: 'ESModule' as const, path, contents: readFileSync(join(root, path), 'utf8') }),
  )
