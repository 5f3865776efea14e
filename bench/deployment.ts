import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { freePort } from '../scripts/runtime/claim.ts'
import { localVariables } from '../scripts/runtime/local-variables.ts'
import { workerOptions } from '../scripts/runtime/worker-options.ts'
import { DEPLOYED, uploadOf } from '../scripts/setup/deployed.ts'
import { workerdCpuMs } from './process-cpu.ts'

/** Sizes in KiB, CPU in ms. */
export type DeploymentRow = { worker: string; kib: number; gzipKib: number; startUpMs: number }

/** What is told of a built worker in Miniflare's terms. */
type Started = ReturnType<typeof workerOptions> & { compatibilityDate?: string; compatibilityFlags?: string[] }

const TIMES = 5
const EMPTY = { name: 'empty', modules: [{ type: 'ESModule', path: 'empty.js', contents: 'export default {}' }] }

/** What each worker weighs when it is uploaded, and what starting it costs: the platform allows 10 MB and 1 s. */
export const benchDeployment = async (): Promise<DeploymentRow[]> => {
  const rows: DeploymentRow[] = []
  const nothing = await startUpCpu(EMPTY)
  for (const { worker } of DEPLOYED) {
    const { kib, gzipKib } = uploadOf(worker)
    const { modules, bindings, compatibilityDate, compatibilityFlags }: Started = workerOptions(
      worker,
      localVariables(8787)[worker],
    )
    // Only its own code is started: nobody is there to be bound.
    const alone = { name: worker, modules, bindings, compatibilityDate, compatibilityFlags }
    rows.push({ worker, kib, gzipKib, startUpMs: (await startUpCpu(alone)) - nothing })
  }
  return rows
}

/** CPU of a workerd that starts one worker: the middle of a few tries. */
const startUpCpu = async (worker: object): Promise<number> => {
  const tries: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        port: await freePort(),
        host: '127.0.0.1',
        cf: false,
        log: new Log(LogLevel.NONE),
        handleStructuredLogs: () => {},
        workers: [worker],
      } as Parameters<typeof convertV4MiniflareOptions>[0]),
    )
    await miniflare.ready
    tries.push(workerdCpuMs())
    await miniflare.dispose()
  }
  return tries.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}
