import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareState } from '../../scripts/setup/prepare-state.ts'
import { plainPictures } from './plain-pictures.ts'
import { copyStateTo, TEST_DAY, templateFolder } from './state.ts'

/**
 * A migrated and seeded state folder that tests copy and never change, its pictures plain ones. Made once per
 * content. The variable TEMPLATE_FROM is a state of other content to begin with, whose pictures are the same: storing
 * them takes longest.
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
