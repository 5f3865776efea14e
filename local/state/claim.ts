import { randomInt } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseName } from './databases.ts'
import { checkDatabase, localDatabases, lostTable } from './local-databases.ts'
import { lockState } from './lock-state.ts'
import { preparedStamp } from './prepare-state.ts'
import { restoreCommand } from './state-folder.ts'

/** Local port of a server command: PORT, or 8787. Exits with a message when it is invalid. */
export const requestedPort = (): number => {
  const port = Number(process.env.PORT ?? 8787)
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
}

/** Exits with a message when the port is in use. */
export const claimPort = async (port: number, command: string): Promise<void> => {
  if (await isFree(port)) return
  giveUp(
    `Port ${port} is taken. Stop what listens there ("lsof -i :${port}" names it), or choose another: PORT=8788 ${command}`,
  )
}

/**
 * Locks a state folder for this process. Exits with a message when another process has
 * the folder or one of its databases, or when a database other than `replaced` is damaged or
 * has lost a table.
 */
export const claimState = (state: string, command: string, replaced?: DatabaseName): void => {
  const holder = lockState(state, command)
  if (holder !== undefined)
    giveUp(
      `${holder.command} (process ${holder.pid}) is using ${state}. Stop it first, or name another folder as STATE: two at once would break it.`,
    )
  for (const { name, file, migrations } of localDatabases(state)) {
    const condition = checkDatabase(file)
    if (condition === 'open elsewhere')
      giveUp(`Another process has the database ${name} open. Stop it first ("lsof ${file}" names it).`)
    if (name === replaced) continue
    const isDamaged = condition === 'damaged' || (condition === 'empty' && existsSync(preparedStamp(state)))
    const lost = condition === 'ok' ? lostTable(file, migrations) : undefined
    if (isDamaged || lost !== undefined)
      giveUp(
        `The database ${name} ${lost === undefined ? 'is damaged' : `has lost its table ${lost}`} (${file}). Restore an export of it with ${restoreCommand(state, name)}, or delete ${dirname(state)} to start with fresh demo data.`,
      )
  }
  const ours = new Set(localDatabases(state).map(({ file }) => resolve(file)))
  const others = globSync('*/*/*.sqlite', { cwd: state })
    .map((file) => join(state, file))
    .filter((file) => !ours.has(resolve(file)))
  for (const file of others)
    if (checkDatabase(file) === 'damaged')
      giveUp(
        `${file} is damaged. Delete it: the next start creates what it needs of flags, pictures and counters again.`,
      )
}

const giveUp = (message: string): never => {
  console.error(message)
  process.exit(1)
}

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A free loopback port, outside the range from which systems number outgoing connections (32,768 and up): one of those
 * could take it before its server listens.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(11_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}
