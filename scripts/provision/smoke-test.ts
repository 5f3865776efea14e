import { DEPLOYED } from '../../build/deployed.ts'
import { servedHosts } from '../../build/deployed-config.ts'
import type { Deployment } from '../../build/deployment.ts'
import { addressProblem, hostProblem } from '../deploy/probe.ts'

/** Waits until all hosts serve. Ends the command with those that do not. */
export const smokeTest = async (deployment: Deployment, waitMs: number): Promise<void> => {
  const { images, booking } = deployment.hosts
  const answering = new Set([images, booking, ...Object.keys(deployment.redirects)])
  console.log('Waiting for all hosts …')
  const problems = await Promise.all(
    DEPLOYED.flatMap(({ worker }) => servedHosts(worker, deployment)).map((host) =>
      answering.has(host) ? addressProblem(host, waitMs) : hostProblem(host, waitMs),
    ),
  )
  const found = problems.filter((problem) => problem !== null)
  if (found.length === 0) return
  console.error(`\nDeployed, but not ready:\n  ${found.join('\n  ')}\nRun the command again to check once more.`)
  process.exit(1)
}
