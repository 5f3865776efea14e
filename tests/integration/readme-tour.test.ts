import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Unstable_Config } from 'wrangler'
import { DEPLOYED } from '../../build/deployed.ts'
import { localDatabases } from '../../local/state/local-databases.ts'
import { freePort, isFree } from '../../local/workers/ports.ts'
import { deviceOf, shownOn, visit } from '../support/flags.ts'
import { requestHost } from '../support/site.ts'
import { copyState, TEST_NOW } from '../support/state.ts'
import { IS_WHOLE_RUN } from '../support/whole-run.ts'

/** Shell commands of the README's tour and of its pages on experiments and rare states. */
const TOUR = ['README.md', 'docs/growth.md', 'docs/contributing.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const blocks = [...TOUR.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text ?? '')
const blockWith = (words: string): string => {
  const found = blocks.filter((block) => block.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} blocks of the tour have "${words}"`)
  return found[0] ?? ''
}

/**
 * Environment of the tour: npm runs in the product's folder although files are in this test's. The day is that of the
 * data, so that no seeding is needed, for site and signed requests.
 */
const AROUND = `npm() {
  local words=("\${@/#site.log/$PWD/site.log}")
  (cd '${resolve('.')}' && command npm "\${words[@]}")
}
date() {
  case "$*" in
    '+%s') echo ${Date.parse(TEST_NOW) / 1000} ;;
    '-u +%FT%TZ') echo ${TEST_NOW} ;;
    *) return 1 ;;
  esac
}`

let port: number
let folder: string
let state: ReturnType<typeof copyState>
let other: Server
const requestedPaths: string[] = []
beforeAll(async () => {
  port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
  state = copyState('v3')
  other = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    response.writeHead(503).end()
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  for (const each of shells) if (each.exitCode === null && each.signalCode === null) await interrupt(each)
  other?.close()
  state?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const shells: ChildProcess[] = []

/** Starts a shell with the README's commands and the port of this run. */
const openShell = (commands: readonly string[]) => {
  const script = [AROUND, ...commands].join('\n').replaceAll(':8787', `:${port}`)
  // A separate process group, as in a terminal, for signals.
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: String(port), STATE: resolve(state.folder), CLOCK: TEST_NOW },
  })
  shells.push(shell)
  return shell
}

/** Runs commands; returns their output, and throws when one fails. */
const type = (...commands: string[]): Promise<string> =>
  new Promise((done, failed) => {
    const shell = openShell([blockWith('api=http'), ...commands])
    let output = ''
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk))
    shell.on('error', failed)
    shell.on('close', (code) => (code === 0 ? done(output) : failed(new Error(`${code}: ${output}`))))
  })

/** Output of a command that fails. */
const failure = (...commands: string[]): Promise<string> =>
  type(...commands).then(
    (output) => `no failure: ${output}`,
    ({ message }: Error) => message,
  )

/** Starts the site and waits until it is ready. */
const start = (command: string): Promise<ChildProcess> =>
  new Promise((started, failed) => {
    const shell = openShell([command])
    let output = ''
    const read = (chunk: Buffer): void => {
      if (output.includes('Ctrl-C')) return
      output += chunk
      if (output.includes('Ctrl-C')) started(shell)
    }
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', read)
    shell.on('close', (code) => failed(new Error(`${code}: ${output}`)))
  })

const interrupt = (shell: ChildProcess): Promise<unknown> => {
  const closed = new Promise((done) => shell.on('close', done))
  if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGINT')
  return closed
}

const request = (path: string) => requestHost(port, 'it', path)
let site: ChildProcess

it('the README has no command outside this tour', () => {
  const shown = [
    'npm test',
    'npm start | tee',
    'api=http',
    '/layout/banners',
    '/pages/',
    '--id',
    'API_URL=',
    '--dry-run',
    'payload.changed',
    'chat-provider',
    'FAULTS=on',
  ]
  expect(blocks.map((block) => shown.filter((words) => block.includes(words)).length)).toEqual(blocks.map(() => 1))
  for (const [, script] of blocks.join('').matchAll(/^(?:\w+=\S+ )*npm (?:run )?([\w-]+)/gm))
    expect(existsSync(`scripts/${script}.ts`), script).toBe(true)
})

it('starts', async () => {
  site = await start(blockWith('npm start | tee'))
  expect((await request('/')).status).toBe(200)
}, 180_000)

it('changes a banner', async () => {
  expect((await request('/')).text).not.toContain('Le date di primavera')
  expect(await type(blockWith('/layout/banners'))).toContain('"announced":true')
  expect((await request('/')).text).toContain('<strong>Si parte!</strong> Le date di primavera')
})

it('publishes a page', async () => {
  expect((await request('/zaino-leggero')).status).toBe(404)
  expect(await type(blockWith('/pages/'))).toContain('"announced":true')
  const page = await request('/zaino-leggero')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>Lo zaino leggero')])
})

it('runs an experiment: visitors see different covers, each their own', async () => {
  expect(await type(blockWith('payload.changed'))).toContain('"flags":"stored"')
  const coverOf = async (number: number) =>
    shownOn(
      await visit(
        { request: (...words) => requestHost(port, ...words) },
        '/',
        `__Host-device=${deviceOf(number)}; __Host-consent=granted.3`,
      ),
    ).homeCover
  const covers: unknown[] = []
  for (let number = 1; number <= 12; number++) covers.push(await coverOf(number))
  expect(new Set(covers)).toEqual(new Set(['editors', 'together', 'planned']))
  expect(await coverOf(5)).toBe(covers[4])
  // A payload replaces all flags; the rest of the page is unchanged.
  expect((await request('/')).text).toMatch(/class="[^"]*header-wishlist/)
})

it('finds a request in the log', async () => {
  // The line is written after the response.
  await expect
    .poll(() => type(blockWith('--id')), { timeout: 30_000, message: 'log of the request' })
    .toMatch(/404.*HEAD/)
})

it.runIf(IS_WHOLE_RUN)(
  'points the storefront at another API, which is called and whose failure is reported',
  async () => {
    await interrupt(site)
    await expect.poll(() => isFree(port), { timeout: 30_000, message: 'freed port' }).toBe(true)
    const { port: there } = other.address() as AddressInfo
    site = await start(blockWith('API_URL=').replace(/https:[^ ]+/, `http://127.0.0.1:${there}`))
    expect((await request('/viaggi')).status).toBe(503)
    expect(requestedPaths).toContainEqual(expect.stringMatching(/^\/custompages\/show\?.*routingKey=travels/))
    expect((await request('/readyz')).text).toContain('"backEnd":"failing"')
  },
  180_000,
)

it.runIf(IS_WHOLE_RUN)(
  'runs a dry deployment next to the running site',
  async () => {
    const output = await failure(blockWith('--dry-run'))
    for (const { worker } of DEPLOYED) expect(output).toMatch(new RegExp(`^${worker}$`, 'm'))
    for (const bound of ['sojourn-api-staging', 'sojourn-identity-staging', 'storefront_staging'])
      expect(output).toContain(bound)
    expect(output.match(/--dry-run: exiting now/g)).toHaveLength(DEPLOYED.length)
    expect(output).not.toContain('WARNING')
    // The example cannot be deployed as it is.
    const [, lacking = ''] = output.split('Not deployable')
    expect(lacking).toContain('deployments/staging.json is missing')
    const served = DEPLOYED.flatMap(({ worker }) => {
      const config = JSON.parse(readFileSync(`dist/staging/sojourn_${worker}/wrangler.json`, 'utf8')) as Unstable_Config
      return config.routes?.map((route) => (typeof route === 'string' ? route : route.pattern)) ?? []
    })
    expect(served).toEqual(
      ['api.', 'images.', 'booking.', 'account.', 'it.', 'us.', 'we.', 'es.', 'fr.', 'de.', ''].map(
        (name) => `${name}staging.sojourn.example`,
      ),
    )
    expect(readFileSync('dist/.built-from', 'utf8')).toMatch(/^local /)
    expect((await request('/healthz')).status).toBe(200)
  },
  180_000,
)

it('a second start names the process of the first', async () => {
  expect(await failure('npm start')).toMatch(/npm start on port \d+ \(process \d+\) is using .*Stop it first/)
})

/** Process of the running start. */
const startProcess = async (): Promise<number> => Number(/\(process (\d+)\)/.exec(await failure('npm start'))?.[1])

/** Processes from the start up to npm. */
const startChain = async () => {
  const started = await startProcess()
  const bootstrap = parentOf(started)
  const npm = parentOf(parentOf(bootstrap))
  return { started, bootstrap, npm }
}

/** State and parent of a Linux process. */
const statOf = (id: number) => readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
const parentOf = (id: number) => Number(statOf(id)[1])
/** Threads of a zombie can still hold its files. */
const isRunning = (id: number) =>
  existsSync(`/proc/${id}`) && (statOf(id)[0] !== 'Z' || readdirSync(`/proc/${id}/task`).length > 1)

it.runIf(process.platform === 'linux')('everything ends when npm is ended', async () => {
  const { npm, bootstrap, started } = await startChain()
  process.kill(npm, 'SIGTERM')
  await expect.poll(() => isFree(port), { timeout: 30_000, message: 'freed port' }).toBe(true)
  const others = [bootstrap, started]
  await expect.poll(() => others.filter(isRunning), { timeout: 30_000, message: 'ended processes' }).toEqual([])
})

it.runIf(IS_WHOLE_RUN)(
  'start reports a damaged database, and restoring an export repairs it',
  async () => {
    await type('npm run database -- export sessions "$PWD/sessions.sql"')
    const { file } = localDatabases(join(state.folder, 'v3')).find(({ name }) => name === 'sessions') ?? {}
    writeFileSync(file ?? '', readFileSync(file ?? '').fill(7, 4096, 12_288))
    const message = await failure('npm start')
    expect(message).toContain('The database sessions is damaged')
    expect(message).toContain('npm run database -- restore sessions FILE')
    expect(message).not.toMatch(/^ +at /m)
    const refused = await failure('echo nonsense > bad.sql', 'npm run database -- restore sessions "$PWD/bad.sql"')
    expect(refused).toContain('bad.sql is not an export of a database')
    expect(refused).not.toMatch(/^ +at /m)
    await type('npm run database -- restore sessions "$PWD/sessions.sql"')
  },
  180_000,
)

it('shows rare states', async () => {
  site = await start(blockWith('FAULTS=on'))
  expect((await request('/readyz')).status).toBe(200)
  const dates = await request('/viaggi/india-meghalaya')
  expect([dates.status, dates.text]).toEqual([200, expect.stringContaining('type=notify-me')])
  expect(dates.text).not.toContain('travel=india-meghalaya&amp;tour=')
  const fault = (method: string, headers = {}) => requestHost(port, 'api', '/faults', { method, headers })
  await fault('PUT', { 'x-backend-fault': 'status=503;path=/travels/show' })
  const failed = await request('/viaggi/malta-gozo')
  await fault('DELETE')
  expect([failed.status, failed.text]).toEqual([503, expect.stringContaining('503<!-- -->: <!-- -->')])
  expect((await request('/viaggi/malta-gozo')).status).toBe(200)
  expect((await requestHost(port, 'api', '/custompages/show?market=it&slug=destinazioni')).status).toBe(418)
  expect((await request('/destinazioni')).headers.location).toBe('/viaggi')
  const film = await request('/viaggi/marocco-marrakech-sahara?modal=&type=video-itinerary')
  expect(film.text).toMatch(/<dialog.*src="\/videos\/desert-night\.mp4"/s)
  const chat = await request('/?modal=&type=chatbot')
  expect(chat.text).toContain('class="chat-live')
  expect(chat.headers['content-security-policy']).toMatch(
    /script-src 'self'( 'sha256-[^']+'){2} http:\/\/127\.0\.0\.1:8786/,
  )
}, 180_000)
