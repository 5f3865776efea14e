import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Open until the process ends; the system then releases the lock, even after a crash. */
const locks: DatabaseSync[] = []

/**
 * Locks a state folder until the process ends, because two servers on one state would delete each other's caches. Exits
 * with a message when another process has it. Uses an SQLite lock on a file next to the folder.
 */
export const lockState = (state: string, command: string): void => {
  mkdirSync(dirname(state), { recursive: true })
  const lock = new DatabaseSync(`${state}.lock`, { timeout: LOCK_TIMEOUT_MS })
  try {
    lock.exec('BEGIN IMMEDIATE')
    lock.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, command TEXT)')
    lock.exec('DELETE FROM holder')
    lock.prepare('INSERT INTO holder VALUES (?, ?)').run(process.pid, command)
    // Commits the holder's name for others to read, then locks again.
    lock.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    // A reader of the file lets this process write its own name, but not commit it.
    if (lock.isTransaction) lock.exec('ROLLBACK')
    const { pid, command: other } = lock.prepare('SELECT pid, command FROM holder').get() ?? {}
    console.error(
      `${other} (process ${pid}) is using ${state}. Stop it first, or name another folder as STATE: two at once would break it.`,
    )
    process.exit(1)
  }
  locks.push(lock)
}

const SQLITE_BUSY = 5
/** Longer than another process needs to write its name. */
const LOCK_TIMEOUT_MS = 500
