import { globSync, readFileSync, readlinkSync } from 'node:fs'

/** Process that listens on a TCP port of this machine, by Linux's /proc; null elsewhere and for other users' processes. */
export const portHolder = (port: number): { pid: number; command: string } | null => {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeners(table, port)))
  if (sockets.size === 0) return null
  for (const fd of globSync('/proc/[0-9]*/fd/*')) {
    try {
      if (!sockets.has(readlinkSync(fd))) continue
      const pid = Number(fd.split('/')[2])
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return { pid, command: command.slice(0, MAX_COMMAND) }
    } catch {
      // The process or its socket is gone.
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
