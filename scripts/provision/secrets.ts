import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { REQUIRED_SECRETS } from '../../build/deployed.ts'
import { runWrangler } from '../deploy/run-wrangler.ts'
import type { Step } from '../deploy/target.ts'

/** Secrets of two workers that must be equal. */
const SHARED: Readonly<Record<string, string>> = {
  'api CONTENT_KEY': 'content',
  'storefront CONTENT_KEY': 'content',
  'identity CLIENT_SECRET': 'client',
  'storefront AUTH_CLIENT_SECRET': 'client',
  'identity BACKOFFICE_SECRET': 'back office',
  'api AUTH_CLIENT_SECRET': 'back office',
}

type Held = { worker: string; name: string; isSet: boolean }

/** A secret is generated where one is missing, and also where its equal is: nobody can read the value that is set. */
export const secretsToSet = <T extends Held>(secrets: readonly T[]): T[] => {
  const groupOf = ({ worker, name }: Held): string => SHARED[`${worker} ${name}`] ?? `${worker} ${name}`
  const missing = new Set(secrets.filter(({ isSet }) => !isSet).map(groupOf))
  return secrets.filter((secret) => missing.has(groupOf(secret)))
}

/** Random values for required secrets, passed to wrangler by its standard input: nothing prints or stores them. */
export const missingSecrets: Step = async ({ environment, workers, account: { account, find } }) => {
  const held = await Promise.all(
    workers.map(async ({ worker, name: script }) => {
      const known = await find(`${account}/workers/scripts/${script}/secrets`, z.array(z.object({ name: z.string() })))
      const names: readonly string[] = REQUIRED_SECRETS[worker]
      return names.map((name) => ({ worker, script, name, isSet: known?.some((each) => each.name === name) ?? false }))
    }),
  )
  const values = new Map<string, string>()
  const secretOf = (worker: string, name: string): string => {
    const group = SHARED[`${worker} ${name}`]
    if (group === undefined) return randomSecret()
    const value = values.get(group) ?? randomSecret()
    values.set(group, value)
    return value
  }
  const byWorker = Map.groupBy(secretsToSet(held.flat()), ({ script }) => script)
  return [...byWorker].map(([script, secrets]) => ({
    what: `secrets of ${script}: ${secrets.map(({ name }) => name).join(', ')}`,
    make: async () => {
      const input = JSON.stringify(
        Object.fromEntries(secrets.map(({ worker, name }) => [name, secretOf(worker, name)])),
      )
      await runWrangler(['secret', 'bulk', '--name', script], { input })
      // Previews of branches call the same back end.
      if (environment === 'staging' && secrets.some(({ worker }) => worker === 'storefront'))
        await runWrangler(['preview', 'base-config', 'secret', 'bulk', '--worker-name', script], { input })
    },
  }))
}

/** 256 random bits, hex. */
const randomSecret = (): string => randomBytes(32).toString('hex')
