import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { EnvironmentName } from '../../build/deployment.ts'
import type { Account } from './account.ts'
import type { BuiltWorker, Target } from './target.ts'

export const namespaceTitle = (environment: EnvironmentName): string => `sojourn-flags-${environment}`

/** Id of the key-value namespace of the flags. */
export const findNamespace = async (
  environment: EnvironmentName,
  { account, list }: Pick<Account, 'account' | 'list'>,
): Promise<string | null> => {
  const found = await list(
    `${account}/storage/kv/namespaces?per_page=100`,
    z.object({ id: z.string(), title: z.string() }),
  )
  return found.find(({ title }) => title === namespaceTitle(environment))?.id ?? null
}

/**
 * Writes the configuration of a worker with the namespace's id, beside that of the build: wrangler finds all other
 * resources by their names.
 */
export const withNamespace = async (built: BuiltWorker, { environment, account }: Target): Promise<BuiltWorker> => {
  if (built.config.kv_namespaces.length === 0) return built
  const id = await findNamespace(environment, account)
  if (id === null) throw new Error(`${namespaceTitle(environment)} is missing`)
  const config = { ...built.config, kv_namespaces: built.config.kv_namespaces.map((each) => ({ ...each, id })) }
  const file = built.file.replace(/wrangler\.json$/, 'deployed.json')
  writeFileSync(file, JSON.stringify(config))
  return { ...built, file, config }
}
