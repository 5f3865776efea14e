import type { Step, Target } from './target.ts'

/**
 * Makes what each step finds missing, in order; returns how much that was.
 * @param isPlan only names it: what one step would make is missing for the next, too
 */
export const applySteps = async (target: Target, steps: readonly Step[], isPlan = false): Promise<number> => {
  let count = 0
  for (const step of steps) {
    for (const { what, make } of await step(target)) {
      console.log(`+ ${what}`)
      if (!isPlan) await make()
      count++
    }
  }
  return count
}
