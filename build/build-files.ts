import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'

/** Writes the list of a build's hashed files that `wrangler r2 bulk put` uploads: keys are paths without the slash. */
export const listBuildFiles = (dist: string): { file: string; count: number } => {
  const names = readdirSync(`${dist}/client/assets`)
  const file = `${dist}/build-files.json`
  const entries = names.map((name) => ({ key: `assets/${name}`, file: resolve(dist, 'client/assets', name) }))
  writeFileSync(file, JSON.stringify(entries))
  return { file, count: entries.length }
}

/** Bucket in which the storefront finds the files of other builds (worker/files/builds.ts). */
export const buildsBucket = (config: string): string => {
  const { r2_buckets }: Unstable_Config = unstable_readConfig({ config }, { hideWarnings: true })
  const name = r2_buckets.find(({ binding }) => binding === 'BUILDS')?.bucket_name
  if (name === undefined) throw new Error(`${config} has no bucket BUILDS`)
  return name
}
