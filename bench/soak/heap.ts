import type { Miniflare } from 'miniflare'

type Usage = { usedSize: number; backingStorageSize: number }

const RESPONSE_TIMEOUT_MS = 300_000

/**
 * Heap bytes of a worker's isolate including buffers, through workerd's inspector (start the workers with
 * `inspectorPort: 0`). A discarded heap snapshot forces a garbage collection, which the inspector's own command does
 * not. The inspector is connected briefly, because a permanent one retains what is logged.
 * @param script name of the worker @param collects false: as it is, with what is not collected yet
 */
export const heapOf = async (miniflare: Miniflare, script: string, collects = true): Promise<number> => {
  const socket = new WebSocket(new URL(`/core:user:${script}`, await miniflare.getInspectorURL()))
  const pending = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    pending.get(id)?.(result)
  }
  const call = (id: number, method: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the inspector does not respond to ${method}`)), RESPONSE_TIMEOUT_MS).unref()
      pending.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params: {} }))
    })
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    if (collects) await call(1, 'HeapProfiler.takeHeapSnapshot')
    const { usedSize, backingStorageSize } = (await call(2, 'Runtime.getHeapUsage')) as Usage
    return usedSize + backingStorageSize
  } finally {
    socket.close()
  }
}
