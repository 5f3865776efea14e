import { z } from 'zod'
import { BATCH_PATH, type BatchedCall, batchLineSchema, MAX_BATCH } from '../../shared/contracts/batch.ts'
import { readLines } from '../../shared/http/read-lines.ts'
import { TooLarge } from '../../shared/http/read-up-to.ts'

/** A response to a call. `version` of the data that a shared read shows; null where the back end says none. */
export type Reply = { status: number; version: number | null; json: unknown; characters: number }

type Sending = {
  call: BatchedCall
  /** Sends the call by itself. */
  alone: () => Promise<Reply>
  signal: AbortSignal
}
type Waiting = Sending & { resolve: (reply: Promise<Reply> | Reply) => void; reject: (error: unknown) => void }
type Target = {
  base: string
  /** In characters, of each response. */
  most: number
  post: (path: string, body: unknown) => Promise<Response>
}

/** Calls of a request that were made in this turn of the event loop. */
const queues = new WeakMap<object, Waiting[]>()
/** Back ends without `POST /batch`. */
const without = new Set<string>()
const UNKNOWN = [404, 405, 501]

/** Sends the calls that a request makes at the same time as one, where the back end can; each ends by itself. */
export const sendTogether = (batch: object, target: Target, sending: Sending): Promise<Reply> => {
  if (without.has(target.base)) return sending.alone()
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const { signal } = sending
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  const waiting = { ...sending, resolve, reject }
  const queue = queues.get(batch)
  if (queue !== undefined && queue.length < MAX_BATCH) queue.push(waiting)
  else {
    const started = [waiting]
    queues.set(batch, started)
    void afterThisTurn().then(() => {
      if (queues.get(batch) === started) queues.delete(batch)
      return send(target, started)
    })
  }
  // A signal keeps what listens to it, also when its time never comes.
  return promise.finally(() => signal.removeEventListener('abort', end))
}

/** Awaits before a batch goes: calls of one page are made after different numbers of them. */
const PROMISES = 50

const afterThisTurn = async (): Promise<void> => {
  for (let n = 0; n < PROMISES; n++) await null
}

const send = async (target: Target, calls: Waiting[]): Promise<void> => {
  const missing = new Set(calls)
  const sendMissing = () => {
    for (const { alone, resolve } of missing) resolve(alone())
  }
  if (calls.length === 1) return sendMissing()
  try {
    const response = await target.post(BATCH_PATH, { calls: calls.map(({ call }) => call) })
    if (!response.ok) {
      await response.body?.cancel()
      if (UNKNOWN.includes(response.status)) without.add(target.base)
      return sendMissing()
    }
    await readLines(BATCH_PATH, response, target.most * calls.length, (line) => {
      const { index, status, version, body } = batchLineSchema.parse(JSON.parse(line))
      const call = calls[index]
      if (call === undefined || !missing.delete(call)) return
      call.resolve({ status, version, json: body, characters: line.length })
    })
    sendMissing()
  } catch (error) {
    // What is not understood or too large is asked for again, each by itself; who cannot be reached is not.
    if (error instanceof SyntaxError || error instanceof z.ZodError || error instanceof TooLarge) return sendMissing()
    for (const { reject } of missing) reject(error)
  }
}
