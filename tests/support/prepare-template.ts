import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareState } from '../../scripts/setup/prepare-state.ts'
import { plainPictures } from './plain-pictures.ts'
import { copyStateTo, TEST_DAY, templateFolder } from './state.ts'

/**
 * Migrated and seeded state folder with plain pictures, which tests copy; created once per content. TEMPLATE_FROM
 * names a state of other content with the same pictures to start from, because storing pictures takes longest.
 */
export const prepareTemplate = async (): Promise<void> => {
  const folder = templateFolder()
  if (existsSync(join(folder, 'ready'))) return
  rmSync(folder, { recursive: true, force: true })
  const { TEMPLATE_FROM } = process.env
  if (TEMPLATE_FROM !== undefined) copyStateTo(TEMPLATE_FROM, folder)
  await prepareState({ state: folder, seedDay: TEST_DAY, pictures: plainPictures })
  writeFileSync(join(folder, 'ready'), '')
}
