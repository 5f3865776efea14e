/** What the log tells of an error beside its name. Nothing of a visitor: bundled functions, not what they were given. */
export type ErrorReport = {
  /** Name and message of the error, then of what caused it, and so on. */
  causes: string[]
  /** Where it was thrown: the innermost functions of the first error's stack. */
  at: string[]
  /** The same for every time that this happens, whatever numbers and quoted words differ. */
  fingerprint: string
}

const MAX_CAUSES = 5
const MAX_FRAMES = 3
const MESSAGE_CHARACTERS = 300

/** @param name what failed, as the log calls it: "render", "session" */
export const reportError = (name: string, error: unknown): ErrorReport => {
  const causes = chainOf(error).map(textOf)
  const at = framesOf(error)
  return { causes, at, fingerprint: hashOfText([name, at[0] ?? '', ...causes.map(withoutParticulars)].join('\n')) }
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

const textOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MESSAGE_CHARACTERS)

/** "at Foo.bar (index.js:1:2)" as "Foo.bar"; frames without a name as their file. */
const framesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .flatMap((line) => /^\s+at (?:async )?(?:new )?([\w$.<>#[\] ]+?)(?: \(|$|:\d)/.exec(line)?.[1] ?? [])
    .slice(0, MAX_FRAMES)

/** Numbers, ids and quoted words are what differs between two of a kind. */
const withoutParticulars = (text: string): string =>
  text
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/\b[0-9a-f]{8,}\b/gi, '…')
    .replace(/\d+/g, '0')

/** FNV-1a, 32 bits, of a short text, as 8 hexadecimal digits: tells two texts apart and guards nothing. */
export const hashOfText = (text: string): string => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
