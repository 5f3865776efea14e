import { z } from 'zod'
import { type CallContext, recordOutcome } from '../../data/transport.ts'
import type { ModelPort } from './ask-model.ts'
import { eventData } from './event-stream.ts'

const chunkSchema = z.object({ response: z.string().nullish() })
const MAX_TOKENS = 600

/** The part in use. */
export type AiBinding = { run: (model: string, input: object, options?: object) => Promise<unknown> }

export const workersAiPort = (context: CallContext, ai: AiBinding, model: string): ModelPort =>
  async function* ({ system, user, schema, signal }) {
    const input = {
      stream: true,
      temperature: 0,
      max_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_schema', json_schema: schema },
    }
    const stream = await recordOutcome(context, 'ask model', { work: () => ai.run(model, input, { signal }) })
    if (!(stream instanceof ReadableStream)) throw new Error('the model did not answer with a stream')
    for await (const data of eventData(stream as ReadableStream<Uint8Array>)) {
      const { response } = chunkSchema.parse(JSON.parse(data))
      if (response) yield response
    }
  }
