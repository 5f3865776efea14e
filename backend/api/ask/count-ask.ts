import type { Env } from '../env.ts'
import { callerOf, countAll, type Limit } from '../limits/rate-limit.ts'

const DAY = 86_400
const QUESTIONS: Limit = { name: 'ask-caller', most: 20, seconds: DAY }
const ALL_QUESTIONS: Limit = { name: 'ask-all', most: 2000, seconds: DAY }
const RATINGS: Limit = { name: 'ask-rating', most: 60, seconds: DAY }

type Counting = Pick<Env, 'DB' | 'SIGNING_KEY'>

/** Checks the visitor's limit first, so that refused questions do not use up the global one. */
export const countQuestion = async (env: Counting, caller: string | null, nowMs: number): Promise<boolean> =>
  (await isWithin(env, ofCaller(QUESTIONS, caller), nowMs)) &&
  (await isWithin(env, [{ limit: ALL_QUESTIONS, who: 'all' }], nowMs))

export const countRating = (env: Counting, caller: string | null, nowMs: number): Promise<boolean> =>
  isWithin(env, ofCaller(RATINGS, caller), nowMs)

const ofCaller = (limit: Limit, caller: string | null) => {
  const who = caller === null ? null : callerOf(new Headers({ 'cf-connecting-ip': caller }))
  return who === null ? [] : [{ limit, who }]
}

const isWithin = async (env: Counting, counted: Parameters<typeof countAll>[1], nowMs: number): Promise<boolean> =>
  (await countAll(env, counted, nowMs)) === null
