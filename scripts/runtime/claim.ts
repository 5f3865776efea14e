import { createServer } from 'node:net'
import { lockState } from './lock-state.ts'

/**
 * The local port of a command that serves: PORT, or 8787. Ends the process with a clear message when it is no port
 * or somebody listens there.
 */
export const claimPort = async (command: string): Promise<number> => {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  if (!(await isFree(port)))
    return giveUp(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8788 ${command}`)
  return port
}

/** Takes a state folder for this process. Ends the process with a clear message when another one has it. */
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

/** Whether nothing listens on the loopback port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A loopback port that nothing listens on. */
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
