import { afterAll } from 'vitest'
import { recordReached } from './reached.ts'

// A set-up file of Vitest.
afterAll(() => {
  const { __mutantsReached = [] } = globalThis as { __mutantsReached?: boolean[] }
  if (process.env.MUTANT === 'record') recordReached(Object.keys(__mutantsReached))
})
