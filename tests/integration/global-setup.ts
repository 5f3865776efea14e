import { prepareTemplate } from '../support/prepare-template.ts'
import { removeStaleCopies } from '../support/state.ts'

/** Prepares the seeded state that tests copy, once per run, and deletes copies of interrupted runs. */
export const setup = async (): Promise<void> => {
  removeStaleCopies()
  await prepareTemplate()
}
