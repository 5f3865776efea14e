import { ENVIRONMENTS } from '../../build/deployed.ts'
import { deploymentFile, type EnvironmentName, readDeployment } from '../../build/deployment.ts'
import { refuse } from '../../local/commands/read-options.ts'
import { brandPlaceholders, placeholdersOf } from './placeholders.ts'

export const environmentOf = (name: string, help: string): EnvironmentName =>
  ENVIRONMENTS.find((each) => each === name) ?? refuse(`--env takes ${ENVIRONMENTS.join(' or ')}, not "${name}".`, help)

/** Milliseconds of an option in seconds. */
export const secondsOf = (name: string, value: string, help: string): number => {
  const seconds = Number(value)
  return value !== '' && seconds >= 0 ? seconds * 1000 : refuse(`--${name} takes seconds, not "${value}".`, help)
}

/** What an environment lacks before it can be deployed. Production has a brand of its own, too. */
export const problemsOf = (environment: EnvironmentName): string[] => {
  const file = deploymentFile(environment)
  const deployment = readDeployment(environment)
  const hosts =
    deployment === null
      ? [`${file} is missing: npm run provision -- --env ${environment}`]
      : placeholdersOf(deployment).map((placeholder) => `${file}: ${placeholder}`)
  return [...hosts, ...(environment === 'production' ? brandPlaceholders() : [])]
}

/** Ends the command where the environment lacks something. */
export const refuseProblems = (environment: EnvironmentName): void => {
  const problems = problemsOf(environment)
  if (problems.length === 0) return
  console.error(`\nNot deployable: what ${environment} lacks, or still has of the example (docs/configuration.md):`)
  for (const problem of problems) console.error(`  ${problem}`)
  process.exit(1)
}

/** Ends a command with a sentence instead of a stack. */
export const endWith = (error: Error): never => {
  console.error(`\n${error.message}`)
  process.exit(1)
}
