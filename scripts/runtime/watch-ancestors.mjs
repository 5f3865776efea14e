import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Parent, session and command of a process; null when it has ended or the system has neither /proc nor ps. */
const processOf = (pid) => {
  try {
    if (process.platform !== 'linux') {
      const [, parent, command] =
        /^\s*(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,args=', '-p', pid], PS)) ?? []
      return { parent: Number(parent), command }
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain anything.
    const [, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), session, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
  } catch {
    return null
  }
}
const PS = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }

/** A process started with `setsid` or `nohup` outlives its parent on purpose. */
const isDetached = (pid, { session, parent }) => {
  if (parent <= 1 || session === undefined || processOf(parent)?.session !== session) return true
  try {
    return /(^|\0)_=[^\0]*\/nohup\0/.test(readFileSync(`/proc/${pid}/environ`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Calls `onEnd` once when an ancestor has ended: npm, its `sh -c`, and for a server also the shell that ran npm, unless
 * npm was detached from it. A child's changed parent shows it, because a killed process may stay as a zombie.
 */
export const watchAncestors = (isServer, onEnd) => {
  const ancestors = [{ child: process.pid, parent: process.ppid }]
  let { ppid: pid } = process
  let found = process.env.npm_lifecycle_event === undefined ? null : processOf(pid)
  if (found?.command.includes('bootstrap.mjs')) {
    ancestors.push({ child: pid, parent: found.parent })
    pid = found.parent
    found = processOf(pid)
  }
  if (isServer && found !== null && !isDetached(pid, found)) ancestors.push({ child: pid, parent: found.parent })

  const timer = setInterval(() => {
    const hasEnded = ({ child, parent }) => (child === process.pid ? process.ppid : processOf(child)?.parent) !== parent
    if (!ancestors.some(hasEnded)) return
    clearInterval(timer)
    onEnd()
  }, 1000).unref()
}
