import type { Config } from '../env.ts'

type Clock = Pick<Config, 'now'>

/** Writes one JSON line to standard output, without personal data. */
export const logLine = (clock: Clock, fields: object): void => {
  writeJoined()
  write(lineOf(clock, fields))
}

/** The platform cuts what an invocation logs at 16,384 characters. */
const MAX_JOINED_LENGTH = 12_000
const MAX_WAIT_MS = 1000

let joined = ''
let joinedSince = 0

/**
 * Writes the line within a second, together with others, because each write costs a fifth of a finished page. The
 * platform keeps an isolate while `waitUntil` waits.
 */
export const logLater = (
  config: Pick<Config, 'now' | 'realNow'>,
  fields: object,
  waitUntil: (work: Promise<unknown>) => void,
): void => {
  const now = config.realNow()
  const isFirst = joined === ''
  // The platform may have ended the invocation that was to write them.
  const isOverdue = !isFirst && now - joinedSince > 2 * MAX_WAIT_MS
  if (isFirst) joinedSince = now
  joined += isFirst ? lineOf(config, fields) : `\n${lineOf(config, fields)}`
  if (isOverdue || joined.length > MAX_JOINED_LENGTH) writeJoined()
  else if (isFirst) waitUntil(new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)).then(writeJoined))
}

const writeJoined = (): void => {
  if (joined === '') return
  const lines = joined
  joined = ''
  write(lines)
}

const lineOf = ({ now }: Clock, fields: object): string =>
  JSON.stringify({ time: new Date(now()).toISOString(), ...fields })

const write = (text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the log is standard output, and this is its one writer.
  console.log(text)
}
