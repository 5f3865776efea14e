import type { Config, Env } from '../../env.ts'
import type { ModelPort } from './ask-model.ts'
import { openAiPort } from './openai-port.ts'
import { type AiBinding, workersAiPort } from './workers-ai-port.ts'

/** The configured model, at an endpoint or through the platform's binding; null when there is none. */
export const modelOf = (env: Env, config: Config): ModelPort | null => {
  const { ASK_URL, ASK_MODEL, ASK_KEY } = config
  if (ASK_MODEL === undefined) return null
  if (ASK_URL !== undefined) return openAiPort({ env, config }, { url: ASK_URL, model: ASK_MODEL, key: ASK_KEY })
  return env.AI === undefined ? null : workersAiPort({ env, config }, env.AI as AiBinding, ASK_MODEL)
}
