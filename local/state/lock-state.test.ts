import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const MODULE = new URL('./lock-state.ts', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'held-state-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A separate process that tries to lock the state. */
const script = (command: string) => [
  '--disable-warning=ExperimentalWarning',
  '--input-type=module',
  '-e',
  `import { lockState } from '${MODULE}'
   lockState('${join(folder, 'state')}', '${command}')
   console.log('ours')
   if ('${command}' === 'server') setInterval(() => {}, 1000)`,
]
const tryLock = (command: string): string =>
  spawnSync(process.execPath, script(command), { encoding: 'utf8' }).output.join('').trim()

it('a state folder accepts one process at a time, and another one once that was killed', async () => {
  expect(tryLock('first')).toBe('ours')
  const server = spawn(process.execPath, script('server'))
  expect(`${(await once(server.stdout, 'data'))[0]}`.trim()).toBe('ours')
  expect(tryLock('second')).toMatch(`server (process ${server.pid}) is using ${join(folder, 'state')}. Stop it first`)
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(tryLock('third')).toBe('ours')
})
