import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownVariables } from '../../scripts/runtime/own-variables.ts'
import { DEPLOYED, dryRun } from '../../scripts/setup/dry-run.ts'
import { deviceOf, shownOn, visit } from '../support/flags.ts'
import { type Site, startSite } from '../support/site.ts'

/** What the README has people type, in its order: its blocks of shell commands. */
const blocks = [...readFileSync('README.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text ?? '')
const blockWith = (words: string): string => {
  const found = blocks.filter((block) => block.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} blocks of the README have "${words}"`)
  return found[0] ?? ''
}

/**
 * In place of npm: reading the log is really done. Starting and deploying take minutes, so their words are kept in a
 * file, for what they would do to be done here.
 */
const NPM = `npm() {
  case "$*" in
    'run logs -- '*) shift 3; node '${resolve('scripts/logs.ts')}' "$@" ;;
    *) echo "API_URL=\${API_URL-} $*" >> npm.log ;;
  esac
}`

let site: Site
let folder: string
let other: Server
const asked: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'))
  other = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(503).end()
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  // The real clock: so is that of the shell, which signs with it.
  site = await startSite({ clock: null })
})
afterAll(async () => {
  await site?.stop()
  other?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs commands as the README has them, on the port of this run; answers with what they wrote. */
const type = (...commands: string[]): Promise<string> =>
  new Promise((done, failed) => {
    const script = [NPM, blockWith('api=http'), ...commands].join('\n').replaceAll(':8787', `:${site.port}`)
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder })
    let output = ''
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk))
    shell.on('error', failed)
    shell.on('close', (code) => (code === 0 ? done(output) : failed(new Error(`${code}: ${output}`))))
  })
const npmWords = (): string[] => readFileSync(join(folder, 'npm.log'), 'utf8').trim().split('\n')

it('has no command that this tour leaves out', () => {
  const told = [
    'npm test',
    'api=http',
    '/layout/banners',
    '/pages/',
    '--id',
    'API_URL=',
    '--dry-run',
    'payload.changed',
  ]
  expect(blocks.map((block) => told.filter((words) => block.includes(words)).length)).toEqual(blocks.map(() => 1))
  for (const [, script] of blocks.join('').matchAll(/^(?:\w+=\S+ )?npm (?:run )?(\w+)/gm))
    expect(existsSync(`scripts/${script}.ts`), script).toBe(true)
})

it('changes a banner', async () => {
  expect((await site.ask('it', '/')).text).not.toContain('Le date di primavera')
  expect(await type(blockWith('/layout/banners'))).toContain('"announced":true')
  expect((await site.ask('it', '/')).text).toContain('<strong>Si parte!</strong> Le date di primavera')
})

it('publishes a page', async () => {
  expect((await site.ask('it', '/zaino-leggero')).status).toBe(404)
  expect(await type(blockWith('/pages/'))).toContain('"announced":true')
  const page = await site.ask('it', '/zaino-leggero')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>Lo zaino leggero')])
})

it('runs an experiment: visitors see different covers, each their own', async () => {
  expect(await type(blockWith('payload.changed'))).toContain('"flags":"stored"')
  const coverOf = async (number: number) =>
    shownOn(await visit(site, '/', `__Host-device=${deviceOf(number)}`)).homeCover
  const covers: unknown[] = []
  for (let number = 1; number <= 12; number++) covers.push(await coverOf(number))
  expect(new Set(covers)).toEqual(new Set(['editors', 'together', 'planned']))
  expect(await coverOf(5)).toBe(covers[4])
  // A payload is all flags there are: the rest of the page is as it was.
  expect((await site.ask('it', '/')).text).toMatch(/class="[^"]*header-wishlist/)
})

it('finds a request in the log', async () => {
  const [ask = '', read = ''] = blockWith('--id').split(/^(?=npm)/m)
  await type(ask)
  await expect.poll(() => site.logs.some(({ status, method }) => status === 404 && method === 'HEAD')).toBe(true)
  writeFileSync(join(folder, 'site.log'), site.logs.map((line) => JSON.stringify(line)).join('\n'))
  const { id } = site.logs.findLast(({ method }) => method === 'HEAD') ?? {}
  const found = await type(`id=${id}`, read)
  expect(found.trim().split('\n')).toHaveLength(1)
  expect(found).toMatch(/404.*HEAD/)
  expect(found).toContain(String(id))
})

it('points the storefront at another API, which is asked and whose silence is told', async () => {
  const { port } = other.address() as AddressInfo
  await type(blockWith('API_URL=').replace(/https:[^ ]+/, `http://127.0.0.1:${port}`))
  const [, API_URL] = /^API_URL=(\S+) start$/.exec(npmWords().at(-1) ?? '') ?? []
  const pointed = await startSite({ variables: { storefront: ownVariables({ API_URL }) } })
  try {
    expect((await pointed.ask('it', '/viaggi')).status).toBe(503)
    expect(asked).toContainEqual(expect.stringMatching(/^\/custompages\/show\?.*routingKey=travels/))
    expect((await pointed.ask('it', '/readyz')).status).toBe(503)
  } finally {
    await pointed.stop()
  }
})

it('deploys a dry run to the environment that is named', async () => {
  await type(blockWith('--dry-run'))
  const [, environment] = /run deploy -- --env (\w+) --dry-run$/.exec(npmWords().at(-1) ?? '') ?? []
  expect(environment).toBe('staging')
  const { status, output } = await dryRun(DEPLOYED[2], 'staging')
  expect(status, output).toBe(0)
  expect(output).toContain('sojourn-api-staging')
})
