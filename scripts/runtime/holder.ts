import { globSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

/** Process that has a port, a file or a lock. */
export type Holder = { pid: number; command: string }

/** Process that listens on a TCP port of this machine, by Linux's /proc; null elsewhere and for other users' processes. */
export const portHolder = (port: number): Holder | null =>
  holderOf(new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeners(table, port))))

/** Process that has an existing file open, with the limits of `portHolder`. */
export const fileHolder = (file: string): Holder | null => holderOf(new Set([realpathSync(file)]))

/** Subject of a sentence about a process. */
export const nameOf = (holder: Holder | null): string =>
  holder === null ? 'Another process' : `${holder.command} (process ${holder.pid})`

/** @param targets of the links that Linux has for open files */
const holderOf = (targets: ReadonlySet<string>): Holder | null => {
  if (targets.size === 0) return null
  for (const fd of globSync('/proc/[0-9]*/fd/*')) {
    try {
      if (!targets.has(readlinkSync(fd))) continue
      const pid = Number(fd.split('/')[2])
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        .replaceAll(/[\0\s]+/g, ' ')
        .trim()
      return { pid, command: command.slice(0, MAX_COMMAND) }
    } catch {
      // The process or its file is gone.
    }
  }
  return null
}

const MAX_COMMAND = 100
const LISTEN = '0A'

const listeners = (table: string, port: number): string[] => {
  try {
    return readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTEN && Number.parseInt(local?.split(':')[1] ?? '', 16) === port)
      .map((columns) => `socket:[${columns[9]}]`)
  } catch {
    return []
  }
}
