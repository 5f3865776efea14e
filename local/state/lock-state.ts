import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Process that has a lock. */
export type Holder = { pid: number; command: string }

/** Open until the process ends; the system then releases the lock, even after a crash. */
const locks: DatabaseSync[] = []

/**
 * Locks a state folder until the process ends; returns its holder when another process has it, because
 * two servers on one state would delete each other's caches. Uses an SQLite lock on a file next to the folder.
 */
export const lockState = (state: string, command: string): Holder | undefined => {
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
    const holder = lock.prepare('SELECT pid, command FROM holder').get() as Holder
    lock.close()
    return holder
  }
  locks.push(lock)
  return undefined
}

const SQLITE_BUSY = 5
/** Longer than another process needs to write its name. */
const LOCK_TIMEOUT_MS = 500
