import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deploymentFile } from '../../build/deployment.ts'
import { startAccount } from '../../local/fake-account.ts'

const DOMAIN = 'acme.test'
const FOLDER = '.wrangler/fake-account'

/** Runs this command with an empty account on this machine, which ends with it, and hosts below a domain of the account. */
export const rehearse = async (environment: string): Promise<never> => {
  console.log('An empty account on this machine, which ends with this command: nothing reaches Cloudflare.')
  const { variables: _services, ...example } = JSON.parse(
    readFileSync(deploymentFile('example'), 'utf8')
      .replaceAll('sojourn.example', DOMAIN)
      .replace(/0{32}/, 'f'.repeat(32)),
  )
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${environment}.json`, JSON.stringify(example))
  const { env } = await startAccount([DOMAIN])
  // Node takes a proxy only as it starts.
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...env, DEPLOYMENTS: FOLDER },
  })
  return new Promise(() =>
    child.on('exit', (code) => {
      console.log(`\nA rehearsal: its account is gone, and ${FOLDER} can be deleted.`)
      process.exit(code ?? 1)
    }),
  )
}
