import { DatabaseSync } from 'node:sqlite'
import { readDeployment } from '../build/deployment.ts'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { localDatabases } from '../local/state/local-databases.ts'
import { STATE } from '../local/state/state-folder.ts'
import { ROLES, roleSchema } from '../shared/sign-in/staff-roles.ts'
import { connectAccount } from './deploy/account.ts'
import { queryRows } from './deploy/migrations.ts'
import { endWith, environmentOf } from './deploy/options.ts'

const HELP = `npm run role -- grant|revoke EMAIL ${ROLES.join('|')} [--env staging|production]
npm run role -- list [--env staging|production]

Grants a role of staff to an account of the embedded sign-in service, takes it away, or lists the accounts with roles. A
changed role counts within a minute. Without --env: on this machine.`

const LIST = "SELECT email, roles FROM account WHERE roles <> '[]' ORDER BY email"
const CHANGE = {
  grant: 'SELECT value FROM json_each(roles) UNION SELECT ?1',
  revoke: 'SELECT value FROM json_each(roles) WHERE value <> ?1',
}

const {
  values: { env },
  positionals: [action, email = '', role, ...others],
} = readOptions(HELP, { options: { env: { type: 'string' } }, allowPositionals: true })

/** The statement of the command's words, with its parameters. */
const readCommand = (): [string, string[]] => {
  if (action === 'list' && role === undefined && email === '') return [LIST, []]
  const { data: known } = roleSchema.safeParse(role)
  if ((action !== 'grant' && action !== 'revoke') || known === undefined || others.length > 0)
    return refuse('An action, an email and a role are needed.', HELP)
  const roles = `(SELECT json_group_array(value) FROM (${CHANGE[action]}))`
  return [`UPDATE account SET roles = ${roles} WHERE email = ?2 RETURNING email, roles`, [known, email.toLowerCase()]]
}

const run = async (): Promise<void> => {
  const [sql, parameters] = readCommand()
  const rows = env === undefined ? queryLocal(sql, parameters) : await queryDeployed(env, sql, parameters)
  for (const row of rows) console.log(`${row.email}  ${JSON.parse(String(row.roles)).join(', ') || 'no role'}`)
  if (rows.length > 0) return
  if (action === 'list') console.log('No account has a role.')
  else throw new Error(`${email} has no account: it is made by signing up at the site.`)
}

const queryLocal = (sql: string, parameters: string[]) => {
  const identity = localDatabases(STATE).find(({ name }) => name === 'identity')
  const database = new DatabaseSync(identity?.file ?? '', { timeout: 3000 })
  const rows = database.prepare(sql).all(...parameters)
  database.close()
  return rows
}

const queryDeployed = async (wanted: string, sql: string, parameters: string[]) => {
  const environment = environmentOf(wanted, HELP)
  const deployment = readDeployment(environment)
  if (deployment === null) throw new Error(`${environment} is not set up: npm run provision -- --env ${environment}`)
  process.env.CLOUDFLARE_ACCOUNT_ID = deployment.accountId
  const account = await connectAccount(deployment.accountId)
  const name = `sojourn-identity-${environment}`
  return (await queryRows({ account }, deployment.databases[name] ?? name, sql, parameters)) ?? []
}

await run().catch(endWith)
