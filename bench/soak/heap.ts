import type { Miniflare } from 'miniflare'

type Usage = { usedSize: number; backingStorageSize: number }

const PATIENCE_MS = 60_000

/**
 * Bytes that a worker's isolate holds, those of its buffers included, through workerd's inspector (start the workers
 * with `inspectorPort: 0`). A snapshot is asked for and thrown away: it is what has workerd collect garbage first,
 * which it does not do on the inspector's own word. The inspector is there for the moment only, because one that
 * stays keeps what is logged.
 * @param script name of the worker
 */
export const heapOf = async (miniflare: Miniflare, script: string): Promise<number> => {
  const socket = new WebSocket(new URL(`/core:user:${script}`, await miniflare.getInspectorURL()))
  const answers = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    answers.get(id)?.(result)
  }
  const ask = (id: number, method: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the inspector does not answer ${method}`)), PATIENCE_MS).unref()
      answers.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params: {} }))
    })
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    await ask(1, 'HeapProfiler.takeHeapSnapshot')
    const { usedSize, backingStorageSize } = (await ask(2, 'Runtime.getHeapUsage')) as Usage
    return usedSize + backingStorageSize
  } finally {
    socket.close()
  }
}
