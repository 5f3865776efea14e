import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../local/commands/up-to-date.ts'
import { STATE_INPUTS } from '../../local/state/prepare-state.ts'

/** Current time of all workers and the seed in tests. */
export const TEST_NOW = '2027-01-15T10:00:00.000Z'
export const TEST_DAY = TEST_NOW.slice(0, 10)

const COPIES = '.wrangler/test-copies'

/** Folder of the seeded state for the current content. */
export const templateFolder = (): string => `.wrangler/test-state-${hashOf(STATE_INPUTS).slice(0, 12)}`

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
 * @param below subfolder of the state: `npm start` expects `v3` (local/state/state-folder.ts)
 */
export const copyState = (below = ''): { folder: string; remove: () => void } => {
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(join(COPIES, `${process.pid}-`))
  cpSync(templateFolder(), join(folder, below), { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
