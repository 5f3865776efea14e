import { DEPLOYED } from '../../build/deployed.ts'
import { servedHosts } from '../../build/deployed-config.ts'
import type { Deployment } from '../../build/deployment.ts'
import { addressProblem, hostProblem, pageProblem } from '../deploy/probe.ts'

/** Waits until all hosts serve, and each market its home page. Ends the command with those that do not. */
export const smokeTest = async (deployment: Deployment, waitMs: number): Promise<void> => {
  const { images, booking } = deployment.hosts
  const answering = new Set([images, booking, ...Object.keys(deployment.redirects)])
  const markets = new Set(servedHosts('storefront', deployment))
  const problemOf = async (host: string): Promise<string | null> => {
    if (answering.has(host)) return addressProblem(host, waitMs)
    const problem = await hostProblem(host, waitMs)
    return problem === null && markets.has(host) ? pageProblem(host, waitMs) : problem
  }
  console.log('Waiting for all hosts, and for a page of each market …')
  const problems = await Promise.all(DEPLOYED.flatMap(({ worker }) => servedHosts(worker, deployment)).map(problemOf))
  const found = problems.filter((problem) => problem !== null)
  if (found.length === 0) return
  console.error(`\nDeployed, but not ready:\n  ${found.join('\n  ')}\nRun the command again to check once more.`)
  process.exit(1)
}
