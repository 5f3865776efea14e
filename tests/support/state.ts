import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../scripts/setup/up-to-date.ts'

/** The instant that tests live in: all workers and the seed share it, so that no test depends on today. */
export const TEST_NOW = '2027-01-15T10:00:00.000Z'
export const TEST_DAY = TEST_NOW.slice(0, 10)

/** On one disk with the template, because links do not reach another. */
const COPIES = '.wrangler/test-copies'

/** What the seeded state depends on. */
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

/** Folder of the seeded state that every test begins with; another one for other content. */
export const templateFolder = (): string => `.wrangler/test-state-${hashOf(INPUTS).slice(0, 12)}`

/** Folder of what the picture store keeps: written once under names of their own, never changed. */
const BLOBS = 'r2/sojourn-pictures/blobs'

/**
 * Deletes the copies of runs that ended without tidying up: interrupted ones. A copy is named after its process; those
 * of a process that lives stay, because another run may be under way.
 * @returns names of what was deleted
 */
export const removeLeftCopies = (copies = COPIES, isAlive = processIsAlive): string[] => {
  const left = existsSync(copies) ? readdirSync(copies).filter((name) => !isAlive(Number.parseInt(name, 10))) : []
  for (const name of left) rmSync(join(copies, name), { recursive: true, force: true })
  return left
}

const processIsAlive = (id: number): boolean => {
  if (!Number.isInteger(id)) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Somebody else's process lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A state folder of one test's own, filled like the template; `remove` deletes it.
 * @param below where in that folder the state lies: `npm start` looks for it in `v3` (scripts/runtime/state-folder.ts)
 */
export const copyState = (below = ''): { folder: string; remove: () => void } => {
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(join(COPIES, `${process.pid}-`))
  copyStateTo(templateFolder(), join(folder, below))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Fills a state folder like another, which is on the same disk. */
export const copyStateTo = (from: string, folder: string): void => {
  cpSync(from, folder, { recursive: true, filter: (each) => !each.endsWith(BLOBS) })
  // Thousands of files that nobody changes: linked in a tenth of the time that it takes to copy them.
  mkdirSync(join(folder, BLOBS))
  for (const name of readdirSync(join(from, BLOBS))) linkSync(join(from, BLOBS, name), join(folder, BLOBS, name))
}
