import { prepareTemplate } from '../support/prepare-template.ts'
import { removeLeftCopies } from '../support/state.ts'

/** Once per run: the seeded state that every test copies, without the copies that an interrupted run has left. */
export const setup = async (): Promise<void> => {
  removeLeftCopies()
  await prepareTemplate()
}
