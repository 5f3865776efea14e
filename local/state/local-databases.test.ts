import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { damagePage } from '../../tests/support/damage-page.ts'
import { claimPort, claimState } from './claim.ts'
import { checkDatabase, localDatabases, removeLostPictures, storedPictures } from './local-databases.ts'
import { migrate } from './migrate.ts'
import { d1Of } from './sqlite-d1.ts'

const state = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'state')
const { file = '' } = localDatabases(state).find(({ name }) => name === 'identity') ?? {}
afterAll(() => rmSync(dirname(state), { recursive: true }))
afterEach(() => void vi.restoreAllMocks())

/** Writes a database of some pages; returns their number. */
const writeDatabase = (): number => {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE accounts (id INTEGER PRIMARY KEY, email TEXT UNIQUE)')
  const insert = database.prepare('INSERT INTO accounts (email) VALUES (?)')
  for (let id = 0; id < 150; id++) insert.run(`${id}-${'x'.repeat(100)}`)
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
  database.close()
  return Number(pages)
}

describe('checkDatabase', () => {
  it('reports damage of any page', () => {
    const pages = writeDatabase()
    expect(pages).toBeGreaterThan(5)
    for (let page = 1; page <= pages; page++) {
      const repair = damagePage(file, page)
      expect(checkDatabase(file), `page ${page}`).toBe('damaged')
      repair()
      expect(checkDatabase(file)).toBe('ok')
    }
  })
})

describe('storedPictures', () => {
  it('returns the keys of the bucket while workerd has it open, until their files are lost', async () => {
    expect([...storedPictures(state)]).toEqual([])
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default { fetch: () => new Response() }',
        r2Buckets: { PICTURES: 'sojourn-pictures' },
        cf: false,
        resourcePersistencePath: state,
      }),
    )
    const bucket = await miniflare.getR2Bucket('PICTURES')
    await bucket.put('icons/original/card', 'card')
    const blobs = join(state, 'r2/sojourn-pictures/blobs')
    const [card = ''] = readdirSync(blobs)
    await bucket.put('icons/original/wallet', 'wallet')
    expect([...storedPictures(state)].sort()).toEqual(['icons/original/card', 'icons/original/wallet'])
    await miniflare.dispose()
    expect(removeLostPictures(state)).toEqual([])
    rmSync(join(blobs, card))
    expect(removeLostPictures(state)).toEqual(['icons/original/card'])
    expect([...storedPictures(state)]).toEqual(['icons/original/wallet'])
  })
})

const catchExit = () => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

describe('claimPort', () => {
  it('ends with a sentence when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const messages = catchExit()
    await expect(claimPort(port, 'npm start')).rejects.toThrow('exit 1')
    expect(messages.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`^Port ${port} is taken\\. .*PORT=8788 npm start$`))],
    ])
    server.close()
  })
})

describe('claimState', () => {
  it('ends with the command that restores a database whose last page is damaged', () => {
    damagePage(file, writeDatabase())
    const messages = catchExit()
    expect(() => claimState(state, 'npm start')).toThrow('exit 1')
    expect(messages.mock.calls).toEqual([
      [
        expect.stringContaining(
          `Restore an export of it with "STATE=${dirname(state)} npm run database -- restore identity FILE"`,
        ),
      ],
    ])
  })

  it.each([
    ['api', 'pages'],
    ['events', 'exposures'],
    ['identity', 'passkey'],
    ['sessions', 'd1_migrations'],
  ])('ends with that command for a database %s that has lost its table %s', async (lacking, table) => {
    const lost = mkdtempSync(join(dirname(state), 'lost-'))
    vi.spyOn(console, 'log').mockReturnValue()
    for (const { name, file, migrations } of localDatabases(lost)) {
      mkdirSync(dirname(file), { recursive: true })
      const database = new DatabaseSync(file)
      await migrate(d1Of(database), migrations)
      if (name === lacking) database.exec(`PRAGMA foreign_keys = OFF; DROP TABLE ${table}`)
      database.close()
    }
    const messages = catchExit()
    expect(() => claimState(lost, 'npm start')).toThrow('exit 1')
    expect(messages.mock.calls).toEqual([
      [expect.stringMatching(`^The database ${lacking} has lost its table ${table} .*-- restore ${lacking} FILE"`)],
    ])
  })

  it('names a database that another process has open', () => {
    const used = join(dirname(state), 'used')
    const { file: open = '' } = localDatabases(used).find(({ name }) => name === 'api') ?? {}
    mkdirSync(dirname(open), { recursive: true })
    const reader = new DatabaseSync(open)
    reader.exec('PRAGMA journal_mode = WAL; CREATE TABLE tours (id); BEGIN; SELECT * FROM tours')
    const messages = catchExit()
    expect(() => claimState(used, 'npm start')).toThrow('exit 1')
    expect(messages.mock.calls).toEqual([[expect.stringMatching(/^Another process has the database api open\./)]])
    reader.close()
  })

  const emptyState = (content: string) => {
    const emptied = join(mkdtempSync(join(dirname(state), 'emptied-')), 'state')
    const { file: empty = '' } = localDatabases(emptied).find(({ name }) => name === 'api') ?? {}
    mkdirSync(dirname(empty), { recursive: true })
    const database = new DatabaseSync(empty)
    database.exec(content)
    database.close()
    return emptied
  }

  it.each([
    ['without bytes', ''],
    ['with tables of workerd alone', 'CREATE TABLE _cf_METADATA (key INTEGER PRIMARY KEY, value BLOB)'],
  ])('ends with that command for a database %s in a prepared state', (_, content) => {
    const emptied = emptyState(content)
    writeFileSync(join(emptied, 'prepared-from'), 'a hash')
    const messages = catchExit()
    expect(() => claimState(emptied, 'npm start')).toThrow('exit 1')
    expect(messages.mock.calls).toEqual([[expect.stringContaining('npm run database -- restore api FILE')]])
  })

  it('accepts a database without bytes in a state that was not prepared', () => {
    const messages = catchExit()
    claimState(emptyState(''), 'npm start')
    expect(messages.mock.calls).toEqual([])
  })

  it('ends with the name of any other damaged database', () => {
    const other = join(dirname(state), 'other')
    const damaged = join(other, 'kv', 'miniflare-KVNamespaceObject', 'metadata.sqlite')
    mkdirSync(dirname(damaged), { recursive: true })
    writeFileSync(damaged, 'no database'.repeat(500))
    const messages = catchExit()
    expect(() => claimState(other, 'npm start')).toThrow('exit 1')
    expect(messages.mock.calls).toEqual([[expect.stringMatching(`^${damaged} is damaged. Delete it`)]])
  })
})
