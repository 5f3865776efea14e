import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { AreaName } from './areas.ts'
import type { Project, Run, RunResult } from './run-tests.ts'

/** Far longer than any suite takes without a mutant. */
const TIMEOUT_MS: Readonly<Record<Project, number>> = { unit: 240_000, integration: 600_000 }

/** Runs tests in a child process; null when they did not end in time, or broke the process. */
export const createTestProcess = (area: AreaName) => {
  let child: ChildProcess | null = null
  const stop = (): void => {
    // With the workers that it started.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    child = null
  }
  const run = (message: Run): Promise<RunResult | null> =>
    new Promise((done) => {
      child ??= fork(resolve('scripts/mutate/run-tests.ts'), [area], { detached: true, stdio: 'ignore' })
      const current = child
      const end = (result: RunResult | null): void => {
        clearTimeout(timer)
        current.removeAllListeners()
        if (result === null) stop()
        done(result)
      }
      const timer = setTimeout(() => end(null), TIMEOUT_MS[message.project])
      current.on('message', (result) => end(result as RunResult))
      current.on('exit', () => end(null))
      current.send(message)
    })
  return { run, stop }
}
