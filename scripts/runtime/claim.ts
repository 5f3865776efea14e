import { createServer } from 'node:net'
import { lockState } from './lock-state.ts'

/** Local port of a server command: PORT, or 8787. Exits with a message when it is invalid or in use. */
export const claimPort = async (command: string): Promise<number> => {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  if (!(await isFree(port)))
    return giveUp(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8788 ${command}`)
  return port
}

/** Locks a state folder for this process. Exits with a message when another process has it. */
export const claimState = (state: string, command: string): void => {
  const holder = lockState(state, command)
  if (holder !== undefined)
    giveUp(
      `${holder.command} (process ${holder.pid}) is using ${state}. Stop it first, or name another folder as STATE: two at once would break it.`,
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

/** A free loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
