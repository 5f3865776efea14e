import { afterAll } from 'vitest'
import { recordReached } from './reached.ts'

// A set-up file of Vitest.
afterAll(() => {
  const { __mutantsReached = new Set() } = globalThis as { __mutantsReached?: Set<number> }
  if (process.env.MUTANT === 'record') recordReached(__mutantsReached)
})
