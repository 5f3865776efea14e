import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, '../session/migrations')
const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
const file = join(folder, 'sessions.sqlite')

/** Stores events, then sends all that are stored: what the worker does while nobody takes them, and each minute. */
const PROCESS = `
import { DatabaseSync } from 'node:sqlite'
import { d1Of } from './local/state/sqlite-d1.ts'
import { emptyOutbox, outboxSink } from './worker/features/experiments/event-outbox.ts'
const [file, url, ...ids] = process.argv.slice(1)
const db = d1Of(new DatabaseSync(file))
for (const id of ids) await outboxSink(db)([{ id }])
await emptyOutbox(db, (events) => fetch(url, { method: 'POST', body: JSON.stringify(events) }))`

const start = (url: string, ...ids: string[]) =>
  spawn(process.execPath, ['--input-type=module', '-e', PROCESS, file, url, ...ids], { stdio: 'inherit' })

const server = createServer()
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** A queue of this machine is in memory, so that the process of the outbox ends here; the platform's is durable. */
it('events that are stored are delivered by the next process when one is killed before they are taken', async () => {
  const sqlite = new DatabaseSync(file)
  for (const name of readdirSync(MIGRATIONS).sort()) sqlite.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
  const received: string[] = []
  let kill: (() => void) | null = null
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push(...JSON.parse(Buffer.concat(chunks).toString()).map(({ id }: { id: string }) => id))
    if (kill === null) response.end()
    else kill()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  const killed = start(url, 'a', 'b', 'c')
  kill = () => killed.kill('SIGKILL')
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL'])
  expect(received).toEqual(['a'])
  kill = null
  expect(await once(start(url), 'exit')).toEqual([0, null])
  // The first one twice: the receiver had it, and the sender did not know.
  expect(received).toEqual(['a', 'a', 'b', 'c'])
  expect(sqlite.prepare('SELECT * FROM event_outbox').all()).toEqual([])
  sqlite.close()
})
