import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { AreaName } from './areas.ts'
import type { Run, RunResult } from './run-tests.ts'

/** Far longer than the files take without a mutant, on a busy machine. */
const timeoutMs = (ms: number): number => 60_000 + 20 * ms

/** Runs tests in a child process. */
export const createTestProcess = (area: AreaName) => {
  let child: ChildProcess | null = null
  const stop = (): void => {
    // With the workers that it started.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    child = null
  }
  /** @param ms how long the files take without a mutant */
  const run = (message: Run, ms: number): Promise<RunResult | 'timeout' | 'crash'> =>
    new Promise((done) => {
      child ??= fork(resolve('scripts/mutate/run-tests.ts'), [area], { detached: true, stdio: 'ignore' })
      const current = child
      const end = (result: RunResult | 'timeout' | 'crash'): void => {
        clearTimeout(timer)
        current.removeAllListeners()
        if (typeof result === 'string') stop()
        done(result)
      }
      const timer = setTimeout(() => end('timeout'), timeoutMs(ms))
      current.on('message', (result) => end(result as RunResult))
      current.on('exit', () => end('crash'))
      current.send(message)
    })
  return { run, stop }
}
