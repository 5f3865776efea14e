import { z } from 'zod'
import { DEPLOYED } from '../../build/deployed.ts'
import { servedHosts } from '../../build/deployed-config.ts'
import { findNamespace, namespaceTitle } from '../deploy/flags-namespace.ts'
import type { Change, Step, Target } from '../deploy/target.ts'

const databaseSchema = z.object({
  uuid: z.string(),
  read_replication: z.object({ mode: z.string() }).nullish(),
})

/** A database of the account with its id; null while it does not exist. */
export const findDatabase = ({ account }: Pick<Target, 'account'>, name: string) =>
  account.find(`${account.account}/d1/database/${name}`, databaseSchema)

/**
 * Databases, buckets, queues and the flags' namespace. Wrangler would make some of them with the first version, but
 * migrations, files and secrets come before it.
 */
export const missingResources: Step = async ({ account: { account, find, list, send }, ...target }) => {
  const configs = target.workers.map(({ config }) => config)
  const changes: Change[] = []
  for (const { database_name: name = '' } of configs.flatMap(({ d1_databases }) => d1_databases))
    if ((await find(`${account}/d1/database/${name}`, databaseSchema)) === null)
      changes.push({
        what: `database ${name}`,
        make: () => send('POST', `${account}/d1/database`, { name, primary_location_hint: target.deployment.location }),
      })
  for (const { bucket_name: name = '' } of configs.flatMap(({ r2_buckets }) => r2_buckets))
    if ((await find(`${account}/r2/buckets/${name}`, z.unknown())) === null)
      changes.push({ what: `bucket ${name}`, make: () => send('POST', `${account}/r2/buckets`, { name }) })
  const queues = await list(`${account}/queues`, z.object({ queue_name: z.string() }))
  for (const name of new Set(configs.flatMap(queuesOf)))
    if (!queues.some(({ queue_name }) => queue_name === name))
      changes.push({ what: `queue ${name}`, make: () => send('POST', `${account}/queues`, { queue_name: name }) })
  const title = namespaceTitle(target.environment)
  if ((await findNamespace(target.environment, { account, list })) === null)
    changes.push({
      what: `key-value namespace ${title}`,
      make: () => send('POST', `${account}/storage/kv/namespaces`, { title }),
    })
  return changes
}

const queuesOf = ({ queues }: Target['workers'][number]['config']): string[] => [
  ...(queues.producers ?? []).flatMap(({ queue }) => queue ?? []),
  ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue ?? []].flat()),
]

/** Copies of the catalogue near visitors (decision 14). */
export const missingReplication: Step = async (target) => {
  const { account, send } = target.account
  const name = target.workers.find(({ worker }) => worker === 'api')?.config.d1_databases[0]?.database_name ?? ''
  const database = await findDatabase(target, name)
  if (database?.read_replication?.mode === 'auto') return []
  const make = async () => {
    const found = await findDatabase(target, name)
    return send('PUT', `${account}/d1/database/${found?.uuid}`, { read_replication: { mode: 'auto' } })
  }
  return [{ what: `read replication of ${name}`, make }]
}

const zoneSchema = z.object({ id: z.string(), name: z.string() })
export type Zone = z.infer<typeof zoneSchema>

/** Zones of the account for all hosts of the site and its mail. Throws with the hosts that no zone has. */
export const zonesOfHosts = async ({ account, deployment }: Target) => {
  const zones = await account.list(`/zones?account.id=${deployment.accountId}&per_page=50`, zoneSchema)
  const zoneOf = (host: string): Zone | undefined =>
    zones
      .filter(({ name }) => host === name || host.endsWith(`.${name}`))
      .sort((one, other) => other.name.length - one.name.length)[0]
  const hosts = DEPLOYED.flatMap(({ worker }) => servedHosts(worker, deployment))
  const without = [...hosts, mailDomain(deployment.mailFrom)].filter((host) => zoneOf(host) === undefined)
  if (without.length > 0)
    throw new Error(`Add the domains of these hosts to the account at dash.cloudflare.com first: ${without.join(', ')}`)
  return { hosts, zoneOf: (host: string): Zone => zoneOf(host) as Zone }
}

const mailDomain = (mailFrom: string): string => mailFrom.split('@')[1] ?? ''

/** Permission of the mail sender's domain to send. */
export const missingSender: Step = async (target) => {
  const domain = mailDomain(target.deployment.mailFrom)
  const { id } = (await zonesOfHosts(target)).zoneOf(domain)
  const path = `/zones/${id}/email/sending/subdomains`
  const senders = await target.account.list(path, z.object({ name: z.string() }))
  if (senders.some(({ name }) => name === domain)) return []
  return [
    { what: `permission of ${domain} to send mail`, make: () => target.account.send('POST', path, { name: domain }) },
  ]
}

const AFFINITY = {
  ref: 'storefront_version_affinity',
  description: 'One version of the storefront for each visitor during a gradual deployment',
  expression: 'true',
  action: 'rewrite',
  action_parameters: {
    headers: { 'Cloudflare-Workers-Version-Key': { operation: 'set', expression: 'to_string(ip.src)' } },
  },
}
const rulesetSchema = z.object({ id: z.string(), rules: z.array(z.object({ ref: z.string().optional() })).default([]) })

/** A rule of each market's zone for version affinity; others of the zone stay. */
export const missingAffinity: Step = async (target) => {
  const { account, deployment } = target
  const { zoneOf } = await zonesOfHosts(target)
  const zones = new Map(servedHosts('storefront', deployment).map((host) => [zoneOf(host).id, zoneOf(host).name]))
  const changes: Change[] = []
  for (const [id, name] of zones) {
    const entrypoint = `/zones/${id}/rulesets/phases/http_request_late_transform/entrypoint`
    const ruleset = await account.find(entrypoint, rulesetSchema)
    if (ruleset?.rules.some(({ ref }) => ref === AFFINITY.ref)) continue
    const make = () =>
      ruleset === null
        ? account.send('PUT', entrypoint, { rules: [AFFINITY] })
        : account.send('POST', `/zones/${id}/rulesets/${ruleset.id}/rules`, AFFINITY)
    changes.push({ what: `version affinity in the zone ${name}`, make })
  }
  return changes
}
