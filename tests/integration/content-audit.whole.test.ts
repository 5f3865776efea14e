import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { sharedSite } from '../support/shared-site.ts'
import { TEST_NOW } from '../support/state.ts'

it.each(chosenMarkets())(
  'the audit finds nothing untrue in the seeded catalogue of $id',
  async ({ id }) => {
    const { port } = await sharedSite()
    const env = { ...process.env, PORT: String(port), CLOCK: TEST_NOW }
    const words = ['--disable-warning=ExperimentalWarning', 'scripts/audit.ts', '--market', id]
    const output = await promisify(execFile)('node', words, { env }).then(
      ({ stdout }) => stdout,
      (failure) => failure.stdout + failure.stderr,
    )
    expect(output).toMatch(/\nnothing found\n$/)
    const compared = (check: string) => Number(output.split(`${check}: `)[1]?.split(' ')[0]?.replace(',', ''))
    expect(compared('the days of a trip have one stage each')).toBeGreaterThanOrEqual(150)
    expect(compared('a departure is upcoming and as long as its trip')).toBeGreaterThanOrEqual(4000)
  },
  600_000,
)
