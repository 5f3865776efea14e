import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Holder = { pid: number; command: string }

/** Open until the process ends; the system then gives the lock free, even after a crash. */
const held: DatabaseSync[] = []

/**
 * Keeps a state folder for this process until it ends. Returns nothing when it is ours now, else who has it: two
 * servers on one state would delete each other's caches. The lock is SQLite's, on a file beside the folder.
 */
export const lockState = (state: string, command: string): Holder | undefined => {
  mkdirSync(dirname(state), { recursive: true })
  const lock = new DatabaseSync(`${state}.lock`, { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN IMMEDIATE')
    lock.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, command TEXT)')
    lock.exec('DELETE FROM holder')
    lock.prepare('INSERT INTO holder VALUES (?, ?)').run(process.pid, command)
    // Written down first, then held again: others may read who it is, but not begin.
    lock.exec('COMMIT; BEGIN IMMEDIATE')
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    const holder = lock.prepare('SELECT pid, command FROM holder').get() as Holder
    lock.close()
    return holder
  }
  held.push(lock)
  return undefined
}

const SQLITE_BUSY = 5
/** Longer than it takes the other process to write down who it is. */
const PATIENCE_MS = 500
