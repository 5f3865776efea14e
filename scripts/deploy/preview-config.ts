import type { Unstable_Config } from 'wrangler'

type Resources = {
  /** A label of host names. */
  name: string
  /** Id of the flags' namespace. */
  namespace: string
  /** Ids of databases by name. */
  databases: ReadonlyMap<string, string>
}

/**
 * Configuration of the storefront for the preview of a branch: the resources and variables of its environment, at hosts
 * of its own, behind a password (worker/gateway/preview-gate.ts).
 */
export const previewConfig = (config: Unstable_Config, { name, namespace, databases }: Resources) => {
  const { services, r2_buckets, ratelimits, analytics_engine_datasets, version_metadata, ai } = config
  const origins = Object.entries(config.vars.SITE_ORIGINS as Record<string, string>)
  const SITE_ORIGINS = Object.fromEntries(
    origins.map(([market, origin]) => [market, origin.replace('https://', `https://${name}.`)]),
  )
  return {
    ...config,
    previews: {
      ...{ services, r2_buckets, ratelimits, analytics_engine_datasets, version_metadata },
      kv_namespaces: config.kv_namespaces.map(({ binding }) => ({ binding, id: namespace })),
      d1_databases: config.d1_databases.map((each) => ({
        ...each,
        database_id: databases.get(each.database_name ?? ''),
      })),
      queues: { producers: config.queues.producers },
      ...(ai && { ai }),
      vars: { ...config.vars, SITE_ORIGINS, HOST_ALIASES: {}, PREVIEW: name },
    },
  }
}
