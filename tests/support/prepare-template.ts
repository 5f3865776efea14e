import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareState } from '../../local/state/prepare-state.ts'
import { TEST_DAY, templateFolder } from './state.ts'

/** Migrated and seeded state folder, which tests copy; created once per content. */
export const prepareTemplate = async (): Promise<void> => {
  const folder = templateFolder()
  if (existsSync(join(folder, 'ready'))) return
  rmSync(folder, { recursive: true, force: true })
  await prepareState({ state: folder, seedDay: TEST_DAY })
  writeFileSync(join(folder, 'ready'), '')
}
