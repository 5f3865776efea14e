import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

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
