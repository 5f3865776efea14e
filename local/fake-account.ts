import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'

type Version = { id: string; annotations: Record<string, string>; bindings: Record<string, unknown>[] }
type Worker = {
  secrets: Record<string, string>
  versions: Version[]
  deployments: { id: string; versions: { version_id: string; percentage: number }[] }[]
  hosts: string[]
  crons: unknown
}
type Database = { uuid: string; name: string; read_replication: { mode: string }; sqlite: DatabaseSync }

/** What the account has, for assertions and faults. */
export type AccountState = {
  databases: Database[]
  buckets: Map<string, Map<string, { type: string | undefined; bytes: number }>>
  queues: Map<string, Record<string, unknown>[]>
  namespaces: { id: string; title: string }[]
  workers: Map<string, Worker>
  zones: { id: string; name: string }[]
  rules: Map<string, Record<string, unknown>[]>
  senders: string[]
  /** Method and path of each call that changes something. */
  changes: string[]
  /** Calls that no route answers. */
  unknown: string[]
  /** Tags of the versions that are ready; null while all are. */
  ready: Set<string> | null
  /** Name of the worker whose next upload fails. */
  failingUpload: string | null
}

type Call = { method: string; path: string; query: URLSearchParams; body: Buffer; json: () => Body; type: string }
/** Fields of the calls below; each call has some. */
type Body = {
  [name in 'name' | 'title' | 'queue_name' | 'sql' | 'action' | 'etag' | 'filename' | 'script_name']: string
} & {
  params?: string[]
  read_replication: { mode: string }
  rules: Record<string, unknown>[]
  secrets: Record<string, { text: string }>
  versions: { version_id: string; percentage: number }[]
  origins: { hostname: string }[]
}
type Metadata = { annotations?: Record<string, string>; bindings?: { type: string; name: string }[] }
type Reply = { result: unknown } | { status: number; code: number; message: string }

const missing = (code: number): Reply => ({ status: 404, code, message: 'not found' })

/** Cloudflare's documented API, as far as provisioning and deploying use it, for one account; and the hosts that its workers serve. */
export const startAccount = async (zones: readonly string[]) => {
  const state: AccountState = {
    databases: [],
    buckets: new Map(),
    queues: new Map(),
    namespaces: [],
    workers: new Map(),
    zones: zones.map((name) => ({ id: randomUUID().replaceAll('-', ''), name })),
    rules: new Map(),
    senders: [],
    changes: [],
    unknown: [],
    ready: null,
    failingUpload: null,
  }
  const api = createServer((request, response) => void respond(state, request, response))
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const hosts = serveHosts(state)
  await new Promise<void>((listening) => hosts.secure.listen(0, '127.0.0.1', listening))
  const securePort = (hosts.secure.address() as AddressInfo).port
  // Node and wrangler reach any host by way of a proxy.
  api.on('connect', (_request: IncomingMessage, socket: Socket) => {
    const there = connect(securePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      there.pipe(socket).pipe(there)
    })
    for (const end of [there, socket]) end.on('error', () => {})
  })
  return {
    state,
    env: {
      CLOUDFLARE_API_BASE_URL: `${url}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token-of-a-fake',
      HTTPS_PROXY: url,
      NO_PROXY: '127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    },
    close: () => {
      for (const server of [api, hosts.secure]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

const respond = async (state: AccountState, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '', 'http://api')
  const body = await buffer(request)
  const type = String(request.headers['content-type'] ?? '')
  const call: Call = {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname).replace(/^\/client\/v4(\/accounts\/[0-9a-f]{32})?/, ''),
    query: url.searchParams,
    body,
    json: () => JSON.parse(body.toString() || 'null'),
    type,
  }
  if (call.method !== 'GET' && !/\/(query|changeset|assets-upload-session)$/.test(call.path))
    state.changes.push(`${call.method} ${call.path}`)
  const reply = replyTo(state, call, `http://${request.headers.host}`)
  if (reply === null) state.unknown.push(`${call.method} ${call.path}`)
  const { status, code, message, result } = {
    ...{ status: 200, code: 0, message: '', result: null },
    ...(reply ?? { status: 404, code: 7003, message: `no route for ${call.method} ${call.path}` }),
  }
  response.writeHead(status, { 'content-type': 'application/json', etag: `"${call.path.split('/').at(-1)}"` })
  response.end(
    JSON.stringify({
      ...{ success: status < 400, errors: status < 400 ? [] : [{ code, message }], messages: [], result },
      result_info: { page: 1, per_page: 1000, total_pages: 1, total_count: Array.isArray(result) ? result.length : 0 },
    }),
  )
}

const replyTo = (state: AccountState, call: Call, origin: string): Reply | null => {
  for (const [pattern, reply] of ROUTES) {
    const found = pattern.exec(`${call.method} ${call.path}`)
    if (found !== null) return reply(state, call, found.slice(1), origin)
  }
  return null
}

type Route = (state: AccountState, call: Call, parts: string[], origin: string) => Reply

const describeDatabase = ({ uuid, name, read_replication }: Database) => ({ uuid, name, read_replication })
const databaseOf = (state: AccountState, id = '') => state.databases.find(({ uuid, name }) => [uuid, name].includes(id))
const workerOf = (state: AccountState, name = ''): Worker => {
  const known = state.workers.get(name) ?? { secrets: {}, versions: [], deployments: [], hosts: [], crons: [] }
  state.workers.set(name, known)
  return known
}
const noWorker: Reply = { status: 404, code: 10007, message: 'This Worker does not exist on your account.' }
const queueOf = ([name, consumers]: [string, Record<string, unknown>[]]) => ({
  ...{ queue_id: name, queue_name: name, consumers, producers: [] },
})

const addVersion = (worker: Worker, metadata: Metadata): Version => {
  const latest = worker.versions.at(-1)
  const version = {
    id: randomUUID(),
    annotations: metadata.annotations ?? {},
    bindings: ((metadata.bindings ?? latest?.bindings ?? []) as Record<string, unknown>[]).map((binding) =>
      binding.type === 'inherit' ? (latest?.bindings.find(({ name }) => name === binding.name) ?? binding) : binding,
    ),
  }
  worker.versions.push(version)
  return version
}

const deployVersions = (worker: Worker, versions: { version_id: string; percentage: number }[]) =>
  worker.deployments.unshift({ id: randomUUID(), versions })

const metadataOf = ({ body }: Call): Metadata => {
  const found = /name="metadata"[^\r\n]*(?:\r\n[^\r\n]+)*\r\n\r\n(.*?)\r\n--/s.exec(body.toString('latin1'))
  return JSON.parse(Buffer.from(found?.[1] ?? '{}', 'latin1').toString())
}

/** Bindings that a version inherits must be there. */
const notInherited = (worker: Worker, metadata: Metadata): string | undefined =>
  (metadata.bindings ?? []).find(
    ({ type, name }) =>
      type === 'inherit' &&
      !(name in worker.secrets) &&
      !worker.versions.at(-1)?.bindings.some((binding) => binding.name === name),
  )?.name

const runSql = (database: Database, sql: string, params: readonly string[] = []) => {
  if (params.length === 0 && sql.includes(';\n')) {
    database.sqlite.exec(sql)
    return [{ results: [], success: true, meta: { duration: 0 } }]
  }
  return [{ results: database.sqlite.prepare(sql).all(...params), success: true, meta: { duration: 0 } }]
}

const imports = new Map<string, string>()

const ROUTES: [RegExp, Route][] = [
  [/^GET \/zones$/, ({ zones }) => ({ result: zones })],
  [/^GET \/zones\/\w+\/email\/sending\/subdomains$/, ({ senders }) => ({ result: senders.map((name) => ({ name })) })],
  [
    /^POST \/zones\/\w+\/email\/sending\/subdomains$/,
    (state, { json }) => {
      state.senders.push(json().name)
      return { result: { name: json().name, enabled: true } }
    },
  ],
  [
    /^GET \/zones\/(\w+)\/rulesets\/phases\/http_request_late_transform\/entrypoint$/,
    ({ rules }, _call, [zone = '']) =>
      rules.has(zone) ? { result: { id: `rules-${zone}`, rules: rules.get(zone) } } : missing(10003),
  ],
  [
    /^PUT \/zones\/(\w+)\/rulesets\/phases\/http_request_late_transform\/entrypoint$/,
    ({ rules }, { json }, [zone = '']) => {
      rules.set(zone, json().rules)
      return { result: { id: `rules-${zone}` } }
    },
  ],
  [
    /^POST \/zones\/(\w+)\/rulesets\/rules-\w+\/rules$/,
    ({ rules }, { json }, [zone = '']) => {
      rules.get(zone)?.push(json())
      return { result: { id: `rules-${zone}` } }
    },
  ],
  [
    /^GET \/d1\/database\/([\w-]+)$/,
    (state, _call, [id]) => {
      const database = databaseOf(state, id)
      return database === undefined ? missing(7404) : { result: describeDatabase(database) }
    },
  ],
  [
    /^POST \/d1\/database$/,
    ({ databases }, { json }) => {
      const database = { uuid: randomUUID(), name: json().name, read_replication: { mode: 'disabled' } }
      databases.push({ ...database, sqlite: new DatabaseSync(':memory:') })
      return { result: database }
    },
  ],
  [
    /^PUT \/d1\/database\/([\w-]+)$/,
    (state, { json }, [id]) => {
      const database = databaseOf(state, id)
      if (database === undefined) return missing(7404)
      database.read_replication = json().read_replication
      return { result: describeDatabase(database) }
    },
  ],
  [
    /^POST \/d1\/database\/([\w-]+)\/query$/,
    (state, { json }, [id]) => {
      const database = databaseOf(state, id)
      if (database === undefined) return missing(7404)
      try {
        return { result: runSql(database, json().sql, json().params) }
      } catch (error) {
        return { status: 400, code: 7500, message: (error as Error).message }
      }
    },
  ],
  [
    /^POST \/d1\/database\/([\w-]+)\/import$/,
    (state, { json }, [id], origin) => {
      const database = databaseOf(state, id)
      if (database === undefined) return missing(7404)
      const { action, etag, filename } = json()
      if (action === 'init')
        return { result: { success: true, filename: `${id}.${etag}`, upload_url: `${origin}/upload/${etag}` } }
      try {
        database.sqlite.exec(`BEGIN; ${imports.get(filename.split('.').at(-1) ?? '')}; COMMIT`)
      } catch (error) {
        database.sqlite.exec('ROLLBACK')
        return { result: { success: false, error: (error as Error).message } }
      }
      return {
        result: {
          ...{ success: true, status: 'complete', type: 'import', messages: [], at_bookmark: '' },
          result: {
            num_queries: 1,
            final_bookmark: '',
            meta: { duration: 0, rows_read: 0, rows_written: 0, changed_db: true, size_after: 0 },
          },
        },
      }
    },
  ],
  [
    /^PUT \/upload\/(\w+)$/,
    (_state, { body }, [etag = '']) => {
      imports.set(etag, body.toString())
      return { result: null }
    },
  ],
  [
    /^GET \/r2\/buckets\/([\w-]+)$/,
    ({ buckets }, _call, [name = '']) => (buckets.has(name) ? { result: { name } } : missing(10006)),
  ],
  [
    /^POST \/r2\/buckets$/,
    ({ buckets }, { json }) => {
      buckets.set(json().name, new Map())
      return { result: { name: json().name } }
    },
  ],
  [
    /^PUT \/r2\/buckets\/([\w-]+)\/objects\/(.+)$/,
    ({ buckets }, { body, type }, [bucket = '', key = '']) => {
      if (!buckets.has(bucket)) return missing(10006)
      buckets.get(bucket)?.set(key, { type, bytes: body.length })
      return { result: { key } }
    },
  ],
  [
    /^GET \/queues$/,
    ({ queues }, { query }) => {
      const names = query.getAll('name')
      return { result: [...queues].filter(([name]) => names.length === 0 || names.includes(name)).map(queueOf) }
    },
  ],
  [
    /^POST \/queues$/,
    ({ queues }, { json }) => {
      queues.set(json().queue_name, [])
      return { result: { queue_name: json().queue_name } }
    },
  ],
  [
    /^(?:POST|PUT) \/queues\/([\w-]+)\/consumers(?:\/([\w-]+))?$/,
    ({ queues }, { json }, [name = '', id]) => {
      const { script_name, ...rest } = json()
      const others = (queues.get(name) ?? []).filter(({ consumer_id }) => consumer_id !== id)
      queues.set(name, [...others, { ...rest, consumer_id: id ?? randomUUID(), script: script_name }])
      return { result: {} }
    },
  ],
  [/^GET \/storage\/kv\/namespaces$/, ({ namespaces }) => ({ result: namespaces })],
  [
    /^POST \/storage\/kv\/namespaces$/,
    ({ namespaces }, { json }) => {
      const { title } = json()
      if (namespaces.some((each) => each.title === title))
        return { status: 400, code: 10014, message: 'a namespace with this account ID and title already exists' }
      const namespace = { id: randomUUID().replaceAll('-', ''), title }
      namespaces.push(namespace)
      return { result: namespace }
    },
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/secrets$/,
    ({ workers }, _call, [name = '']) =>
      workers.has(name)
        ? {
            result: Object.keys(workerOf({ workers } as AccountState, name).secrets).map((each) => ({
              name: each,
              type: 'secret_text',
            })),
          }
        : noWorker,
  ],
  [
    /^PATCH \/workers\/scripts\/([\w-]+)\/secrets-bulk$/,
    (state, { json }, [name = '']) => {
      if (!state.workers.has(name)) return noWorker
      const worker = workerOf(state, name)
      for (const [key, secret] of Object.entries(json().secrets)) worker.secrets[key] = secret.text
      deployVersions(worker, [{ version_id: addVersion(worker, {}).id, percentage: 100 }])
      return { result: {} }
    },
  ],
  [
    /^PUT \/workers\/scripts\/([\w-]+)$/,
    (state, call, [name]) => {
      const worker = workerOf(state, name)
      const version = addVersion(worker, metadataOf(call))
      deployVersions(worker, [{ version_id: version.id, percentage: 100 }])
      return { result: { id: name, etag: '0', deployment_id: version.id.replaceAll('-', ''), startup_time_ms: 1 } }
    },
  ],
  [
    /^GET \/workers\/services\/([\w-]+)$/,
    ({ workers }, _call, [name = '']) =>
      workers.has(name)
        ? {
            result: {
              id: name,
              default_environment: {
                environment: 'production',
                script: { id: name, tag: name, tags: [], last_deployed_from: 'wrangler', modified_on: '2026-01-01' },
              },
            },
          }
        : noWorker,
  ],
  [
    /^POST \/workers\/scripts\/([\w-]+)\/versions$/,
    (state, call, [name = '']) => {
      const worker = workerOf(state, name)
      const metadata = metadataOf(call)
      const lacking = notInherited(worker, metadata)
      if (lacking !== undefined) return { status: 400, code: 10056, message: `inherit binding '${lacking}' is invalid` }
      if (state.failingUpload === name) {
        state.failingUpload = null
        return { status: 400, code: 10021, message: 'Script startup exceeded CPU time limit.' }
      }
      const { id } = addVersion(worker, metadata)
      return {
        result: {
          id,
          number: worker.versions.length,
          startup_time_ms: 1,
          metadata: { has_preview: false },
          resources: { script: { etag: '0' }, bindings: [] },
        },
      }
    },
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/versions$/,
    ({ workers }, _call, [name = '']) =>
      workers.has(name)
        ? {
            result: {
              items: workers
                .get(name)
                ?.versions.map((each, index) => describeVersion(each, index))
                .reverse(),
            },
          }
        : noWorker,
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/versions\/([\w-]+)$/,
    (state, _call, [name, id]) => {
      const versions = workerOf(state, name).versions
      const index = versions.findIndex((each) => each.id === id)
      const version = versions[index]
      return version === undefined ? missing(10092) : { result: describeVersion(version, index) }
    },
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/deployments$/,
    (state, _call, [name = '']) =>
      state.workers.has(name)
        ? { result: { deployments: workerOf(state, name).deployments.map((each) => ({ ...each, ...DEPLOYMENT })) } }
        : noWorker,
  ],
  [
    /^POST \/workers\/scripts\/([\w-]+)\/deployments$/,
    (state, { json }, [name]) => {
      const worker = workerOf(state, name)
      const { versions } = json()
      const sum = versions.reduce((total, { percentage }) => total + percentage, 0)
      if (sum !== 100) return { status: 400, code: 10001, message: 'percentages must sum up to 100' }
      deployVersions(worker, versions)
      return { result: { id: worker.deployments[0]?.id } }
    },
  ],
  [
    /^GET \/workers\/scripts\/([\w-]+)\/(?:script-)?settings$/,
    (state, _call, [name = '']) =>
      state.workers.has(name)
        ? { result: { bindings: workerOf(state, name).versions.at(-1)?.bindings ?? [], tags: [] } }
        : noWorker,
  ],
  [/^PATCH \/workers\/scripts\/([\w-]+)\/script-settings$/, () => ({ result: {} })],
  [
    /^(?:GET|PATCH) \/workers\/workers\/([\w-]+)$/,
    () => ({ result: { subdomain: { enabled: false, previews_enabled: false } } }),
  ],
  [
    /^GET \/workers\/domains$/,
    ({ workers }) => ({
      result: [...workers].flatMap(([service, { hosts }]) => hosts.map((hostname) => ({ hostname, service }))),
    }),
  ],
  [
    /^(?:GET|POST) \/workers\/scripts\/([\w-]+)\/subdomain$/,
    () => ({ result: { enabled: false, previews_enabled: false } }),
  ],
  [
    /^POST \/workers\/scripts\/([\w-]+)\/domains\/changeset$/,
    () => ({ result: { added: [], removed: [], updated: [], conflicting: [] } }),
  ],
  [
    /^PUT \/workers\/scripts\/([\w-]+)\/domains\/records$/,
    (state, { json }, [name]) => {
      workerOf(state, name).hosts = json().origins.map(({ hostname }) => hostname)
      return { result: [] }
    },
  ],
  [
    /^PUT \/workers\/scripts\/([\w-]+)\/schedules$/,
    (state, { json }, [name]) => {
      workerOf(state, name).crons = json()
      return { result: {} }
    },
  ],
  [/^POST \/workers\/scripts\/([\w-]+)\/assets-upload-session$/, () => ({ result: { jwt: 'a.b.c', buckets: [] } })],
]

const DEPLOYMENT = {
  ...{ strategy: 'percentage', source: 'wrangler', author_email: 'a@example.com', annotations: {} },
  created_on: '2026-01-01T00:00:00Z',
}
const describeVersion = (version: Version, index: number) => ({
  ...{ id: version.id, number: index + 1, annotations: version.annotations },
  metadata: { created_on: '2026-01-01T00:00:00Z', author_email: 'a@example.com', source: 'wrangler' },
  resources: { bindings: version.bindings, script: { etag: '0', handlers: ['fetch'] }, script_runtime: {} },
})

/** Hosts of deployed workers: `/healthz` names the version that responds, `/readyz` whether it is ready, `/` is a page. */
const serveHosts = (state: AccountState) => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=test', '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  )
  const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const found = [...state.workers].find(([, { hosts }]) => hosts.includes(request.headers.host ?? ''))
    if (found === undefined) return void response.writeHead(530).end('error code: 1016')
    const [name, { deployments, versions }] = found
    const shares = deployments[0]?.versions ?? []
    const asked = new RegExp(`${name}="([^"]+)"`).exec(
      String(request.headers['cloudflare-workers-version-overrides']),
    )?.[1]
    const served =
      shares.find(({ version_id }) => version_id === asked) ?? shares.toSorted((a, b) => b.percentage - a.percentage)[0]
    const tag = versions.find(({ id }) => id === served?.version_id)?.annotations['workers/tag'] ?? ''
    if (request.url === '/healthz')
      return void response.end(JSON.stringify({ status: 'ok', deployment: served?.version_id }))
    if (request.url === '/') return void response.end('<!doctype html><title>A page</title>')
    const status = request.url === '/readyz' && state.ready?.has(tag) === false ? 503 : 200
    response.writeHead(status).end(JSON.stringify({ status: status === 200 ? 'ok' : 'failing' }))
  })
  rmSync(folder, { recursive: true })
  return { secure }
}
