import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareState } from '../../scripts/setup/prepare-state.ts'
import { hashOf } from '../../scripts/setup/up-to-date.ts'

/** The instant that tests live in: all workers and the seed share it, so that no test depends on today. */
export const TEST_NOW = '2027-01-15T10:00:00.000Z'
export const TEST_DAY = TEST_NOW.slice(0, 10)

/** What the seeded state depends on. */
const INPUTS = [
  'backend/api/migrations',
  'backend/api/seed',
  'backend/api/pictures',
  'backend/identity/migrations',
  'shared/contracts',
]

const templateFolder = (): string => `.wrangler/test-state-${hashOf(INPUTS).slice(0, 12)}`

/** A migrated and seeded state folder that tests copy and never change. Made once per content. */
export const prepareTemplate = async (): Promise<string> => {
  const folder = templateFolder()
  if (!existsSync(join(folder, 'ready'))) {
    rmSync(folder, { recursive: true, force: true })
    await prepareState({ state: folder, seedDay: TEST_DAY })
    writeFileSync(join(folder, 'ready'), '')
  }
  return folder
}

/** A state folder of one test's own, filled like the template; `remove` deletes it. */
export const copyState = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-state-'))
  cpSync(templateFolder(), folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
