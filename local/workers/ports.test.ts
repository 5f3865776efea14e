import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { claimPort } from './ports.ts'

it('ends with a sentence when the port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(claimPort(port, 'npm start')).rejects.toThrow('exit 1')
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^Port ${port} is taken\\. .*PORT=8788 npm start$`))],
  ])
  vi.restoreAllMocks()
  server.close()
})
