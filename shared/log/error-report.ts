import { TooLarge } from '../http/read-up-to.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Fields that the log adds to the name of an error, without visitor data: functions, no arguments. */
export type ErrorReport = {
  /** Name and message of the error and its chain of causes, without personal data. */
  causes: string[]
  /** Innermost functions of the first error's stack. */
  at: string[]
  /** Groups occurrences that differ in numbers, ids and quoted text only. */
  fingerprint: string
  /** Call whose response was too large. */
  call?: string
  failure?: 'too large'
  bytes?: number
}

const MAX_CAUSES = 5
const MAX_FRAMES = 3
const MESSAGE_CHARACTERS = 300

/** @param name of the failed operation in the log: "render", "session" */
export const reportError = (name: string, error: unknown): ErrorReport => {
  const chain = chainOf(error)
  const causes = chain.map(textOf)
  const at = framesOf(error)
  const large = chain.find((each) => each instanceof TooLarge)
  return {
    ...{ causes, at, fingerprint: hashOfText([name, at[0] ?? '', ...causes.map(maskVariableParts)].join('\n')) },
    ...(large !== undefined && { call: large.call, failure: 'too large', bytes: large.bytes }),
  }
}

const chainOf = (error: unknown): unknown[] => {
  const chain = [error]
  for (let cause = causeOf(error); cause !== undefined && chain.length < MAX_CAUSES; cause = causeOf(cause)) {
    // An error may be its own cause.
    if (chain.includes(cause)) break
    chain.push(cause)
  }
  return chain
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** Name and message without personal data, 300 characters at most. */
export const textOf = (error: unknown): string =>
  withoutPersonalData(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    MESSAGE_CHARACTERS,
  )

/** Function names of the stack ("Foo.bar"), or the file of anonymous frames. */
const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .flatMap((line) => /^\s+at (?:async )?(?:new )?([\w$.<>#[\] ]+?)(?: \(|$|:\d)/.exec(line)?.[1] ?? [])
    .slice(0, MAX_FRAMES)

/** Makes messages equal that differ in numbers only; the text has no personal data left. */
export const maskVariableParts = (text: string): string => text.replace(/\d+/g, '0')

/** 32-bit FNV-1a hash as 8 hexadecimal digits; not for security. */
export const hashOfText = (text: string): string => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
