import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAccount } from '../../local/fake-account.ts'

const TIMEOUT_MS = 400_000
/** A travel, for a database that counts as complete. */
const CATALOGUE = `INSERT INTO destinations (id, iso_alpha3, continent) VALUES ('ita', 'ITA', 'europe');
INSERT INTO travels (id, slug, destination_id, continent, days, style, type, cost_center, moods, badges, score, group_min,
  group_max, money_pot_eur, money_pot_gbp, money_pot_usd) VALUES ('a', 'a', 'ita', 'europe', 3, '', '', '', '[]', '[]', 1, 1, 2, 1, 1, 1);`
const DEPLOYMENT = {
  accountId: '0123456789abcdef0123456789abcdef',
  hosts: {
    markets: { '*': '{id}.staging.acme.travel' },
    ...{
      api: 'api.acme.travel',
      account: 'account.acme.travel',
      images: 'img.acme.travel',
      booking: 'book.acme.travel',
    },
  },
  redirects: { 'acme.travel': 'us' },
  mailFrom: 'hello@acme.travel',
}

let account: Awaited<ReturnType<typeof startAccount>>
let folder: string
beforeAll(async () => {
  account = await startAccount(['acme.travel'])
  folder = mkdtempSync(join(tmpdir(), 'provision-'))
  writeFileSync(join(folder, 'api.sql'), CATALOGUE)
  for (const list of ['pictures-webp.json', 'pictures-svg.json'])
    writeFileSync(join(folder, list), JSON.stringify([{ key: `uploads/${list}`, file: join(folder, 'api.sql') }]))
  configure({})
})
afterAll(() => {
  account?.close()
  rmSync(folder, { recursive: true, force: true })
})

const configure = (variables: Record<string, string>) =>
  writeFileSync(join(folder, 'staging.json'), JSON.stringify({ ...DEPLOYMENT, variables }))

const runCommand = async (words: readonly string[], env: Record<string, string>) => {
  const child = spawn('node', ['scripts/bootstrap.mjs', ...words, '--env', 'staging'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const closed = new Promise<number | null>((done) => child.on('close', done))
  return Promise.all([text(child.stdout), text(child.stderr), closed])
}
/** Output and status of a command, and what it has changed in the account. */
const run = async (...words: string[]) => {
  account.state.changes.length = 0
  const [out, error, status] = await runCommand(words, { ...account.env, DEPLOYMENTS: folder })
  expect(account.state.unknown).toEqual([])
  return { status, output: out + error, changes: [...account.state.changes] }
}
const provision = (...words: string[]) => run('scripts/provision.ts', '--catalogue', folder, '--wait', '5', ...words)
const storefront = () => account.state.workers.get('sojourn-storefront-staging')
const sharesOf = () =>
  storefront()?.deployments.map(({ versions }) => versions.map(({ percentage }) => percentage)) ?? []

it('a rehearsal needs no account and no answers', async () => {
  const [out, error, status] = await runCommand(['scripts/provision.ts', '--fake-account', '--plan'], {})
  expect([status, out], error).toEqual([
    0,
    expect.stringContaining('+ hosts of sojourn-api-staging: api.staging.acme.test'),
  ])
}, 120_000)

it('a plan names all that is missing, and changes nothing', async () => {
  const { status, output, changes } = await provision('--plan')
  expect([status, changes], output).toEqual([0, []])
  for (const what of ['queue sojourn-events-dead-staging', 'version affinity in the zone acme.travel', 'catalogue of'])
    expect(output).toContain(`+ ${what}`)
}, 120_000)

it(
  'an environment is complete after a run that failed and another one, and a third changes nothing',
  async () => {
    account.state.failingUpload = 'sojourn-storefront-staging'
    const failed = await provision()
    expect([failed.status, failed.output]).toEqual([
      1,
      expect.stringContaining('Script startup exceeded CPU time limit'),
    ])
    const { status, output } = await provision()
    expect([status, output]).toEqual([0, expect.stringContaining('staging is up')])
    const { databases, buckets, queues, workers, rules, senders } = account.state
    const secrets = Object.fromEntries([...workers].map(([name, each]) => [name, each.secrets]))
    const {
      api = {},
      identity = {},
      storefront: site = {},
    } = {
      api: secrets['sojourn-api-staging'],
      identity: secrets['sojourn-identity-staging'],
      storefront: secrets['sojourn-storefront-staging'],
    }
    expect([site.CONTENT_KEY, site.AUTH_CLIENT_SECRET, api.AUTH_CLIENT_SECRET]).toEqual([
      ...[api.CONTENT_KEY, identity.CLIENT_SECRET, identity.BACKOFFICE_SECRET],
    ])
    const values = [api, identity, site].flatMap((each) => Object.values(each))
    expect(new Set(values).size).toBe(7)
    for (const value of values) expect(failed.output + output).not.toContain(value)
    expect(databases.find(({ name }) => name === 'sojourn-api-staging')?.read_replication.mode).toBe('auto')
    expect([...(buckets.get('sojourn-pictures-staging')?.keys() ?? [])]).toHaveLength(2)
    expect(queues.get('sojourn-events-staging')).toMatchObject([
      { script: 'sojourn-api-staging', dead_letter_queue: 'sojourn-events-dead-staging' },
    ])
    expect([[...rules.values()].flat().length, senders]).toEqual([1, ['acme.travel']])
    expect(storefront()?.hosts).toContain('acme.travel')

    const again = await provision()
    expect([again.status, again.changes], again.output).toEqual([0, []])
    expect(again.output).toContain('Nothing is missing.')
  },
  TIMEOUT_MS,
)

it(
  'a deployment reaches visitors in steps',
  async () => {
    configure({ LOG_SAMPLE: '0.5' })
    const { status, output } = await run('scripts/deploy.ts', '--pause', '0', '--wait', '5')
    expect(status, output).toBe(0)
    expect(sharesOf().slice(0, 4)).toEqual([[100], [50, 50], [90, 10], [100, 0]])
  },
  TIMEOUT_MS,
)

it(
  'a version that is not ready gets no visitors, and the version before stays',
  async () => {
    const before = storefront()?.deployments[0]?.versions
    const tags = storefront()?.versions.map(({ annotations }) => annotations['workers/tag'] ?? '')
    account.state.ready = new Set(tags)
    configure({ LOG_SAMPLE: '0.6' })
    const { status, output } = await run('scripts/deploy.ts', '--pause', '0', '--wait', '0')
    expect([status, output]).toEqual([1, expect.stringContaining('is not ready: https://api.acme.travel/readyz')])
    expect(storefront()?.deployments[0]?.versions).toEqual(before)
    const api = account.state.workers.get('sojourn-api-staging')
    expect(api?.deployments.slice(0, 2).map(({ versions }) => versions.map(({ percentage }) => percentage))).toEqual([
      [100],
      [100, 0],
    ])
  },
  TIMEOUT_MS,
)
