import type { Reporter } from 'vitest/node'

/** Names the tests that passed on their second attempt only, which the run's count of failures hides. */
export default class SecondAttempts implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (files) => {
    for (const { relativeModuleId, children } of files)
      for (const test of children.allTests())
        if (test.diagnostic()?.flaky) console.log(`Passed on the second attempt: ${relativeModuleId} ${test.fullName}`)
  }
}
