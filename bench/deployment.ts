import { DEPLOYED } from '../build/deployed.ts'
import { localVariables } from '../local/workers/local-variables.ts'
import { freePort } from '../local/workers/ports.ts'
import { startMiniflare } from '../local/workers/start-miniflare.ts'
import { workerOptions } from '../local/workers/worker-options.ts'
import { uploadSize } from '../tests/support/upload-size.ts'
import { workerdCpuMs } from './process-cpu.ts'

/** Sizes in KiB, CPU in ms. */
export type DeploymentRow = { worker: string; kib: number; gzipKib: number; startUpMs: number }

/** Miniflare's options of a built worker. */
type Started = ReturnType<typeof workerOptions> & { compatibilityDate?: string; compatibilityFlags?: string[] }

const TIMES = 5
const EMPTY = { name: 'empty', modules: [{ type: 'ESModule', path: 'empty.js', contents: 'export default {}' }] }

/** Upload size and start-up cost of each worker; the platform allows 10 MB and 1 s. */
export const benchDeployment = async (): Promise<DeploymentRow[]> => {
  const rows: DeploymentRow[] = []
  const nothing = await startUpCpu(EMPTY)
  for (const { worker } of DEPLOYED) {
    const { kib, gzipKib } = uploadSize(worker)
    const { modules, bindings, compatibilityDate, compatibilityFlags }: Started = workerOptions(
      worker,
      localVariables(8787)[worker],
    )
    // Starts its code alone, without bindings to other workers.
    const alone = { name: worker, modules, bindings, compatibilityDate, compatibilityFlags }
    rows.push({ worker, kib, gzipKib, startUpMs: (await startUpCpu(alone)) - nothing })
  }
  return rows
}

/** Median CPU of a workerd that starts one worker. */
const startUpCpu = async (worker: object): Promise<number> => {
  const tries: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const miniflare = await startMiniflare({ port: await freePort(), workers: [worker] })
    tries.push(workerdCpuMs())
    await miniflare.dispose()
  }
  return tries.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}
