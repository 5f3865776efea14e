import { prepareTemplate } from '../support/state.ts'

/** Once per run: the seeded state that every test copies. */
export const setup = async (): Promise<void> => {
  await prepareTemplate()
}
