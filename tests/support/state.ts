import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../scripts/setup/up-to-date.ts'

/** Current time of all workers and the seed in tests. */
export const TEST_NOW = '2027-01-15T10:00:00.000Z'
export const TEST_DAY = TEST_NOW.slice(0, 10)

/** On the same disk as the template, for hard links. */
const COPIES = '.wrangler/test-copies'

/** Inputs of the seeded state. */
const INPUTS = [
  'backend/api/migrations',
  'backend/identity/migrations',
  'backend/api/catalogue/prices.ts',
  'backend/api/content/sources',
  'backend/api/hash.ts',
  'demo',
  'markets',
  'worker/features/session/migrations',
  'shared/contracts',
  'tests/support/plain-pictures.ts',
]

/** Folder of the seeded state for the current content. */
export const templateFolder = (): string => `.wrangler/test-state-${hashOf(INPUTS).slice(0, 12)}`

/** Blobs of the picture store, which never change. */
const BLOBS = 'r2/sojourn-pictures/blobs'

/**
 * Deletes copies of interrupted runs. A copy is named after its process; those of running processes stay.
 * @returns names of deleted copies
 */
export const removeStaleCopies = (copies = COPIES, isAlive = processIsAlive): string[] => {
  const left = existsSync(copies) ? readdirSync(copies).filter((name) => !isAlive(Number.parseInt(name, 10))) : []
  for (const name of left) rmSync(join(copies, name), { recursive: true, force: true })
  return left
}

const processIsAlive = (id: number): boolean => {
  if (!Number.isInteger(id)) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Creates a copy of the template's state; `remove` deletes it.
 * @param below subfolder of the state: `npm start` expects `v3` (scripts/runtime/state-folder.ts)
 */
export const copyState = (below = ''): { folder: string; remove: () => void } => {
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(join(COPIES, `${process.pid}-`))
  copyStateTo(templateFolder(), join(folder, below))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Copies a state folder on the same disk. */
export const copyStateTo = (from: string, folder: string): void => {
  cpSync(from, folder, { recursive: true, filter: (each) => !each.endsWith(BLOBS) })
  // Linking these thousands of files takes a tenth of the time of copying.
  mkdirSync(join(folder, BLOBS))
  for (const name of readdirSync(join(from, BLOBS))) linkSync(join(from, BLOBS, name), join(folder, BLOBS, name))
}
