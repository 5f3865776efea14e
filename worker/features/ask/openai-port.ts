import { z } from 'zod'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { type CallContext, fetchExternal } from '../../data/transport.ts'
import type { ModelPort } from './ask-model.ts'
import { eventData } from './event-stream.ts'

const chunkSchema = lazySchema(() =>
  z.object({
    choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
  }),
)
const MAX_TOKENS = 600

type OpenAi = { url: string; model: string; key?: string | undefined }

/** Any endpoint with OpenAI's chat completions. @param url with `/v1` */
export const openAiPort = (context: CallContext, { url, model, key }: OpenAi): ModelPort =>
  async function* ({ system, user, schema, signal }) {
    const response = await fetchExternal(context, {
      name: 'ask model',
      url: `${url.replace(/\/$/, '')}/chat/completions`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'trip_filter', strict: true, schema } },
      }),
      // workerd does not support 'error'; a redirect fails as a status.
      redirect: 'manual',
      signal,
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`the model answered ${response.status}`)
    }
    for await (const data of eventData(response.body))
      for (const { delta } of chunkSchema.parse(JSON.parse(data)).choices) if (delta?.content) yield delta.content
  }
