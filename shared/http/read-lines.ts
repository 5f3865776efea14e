import { TooLarge } from './read-up-to.ts'

/** Reads the lines of a response as they arrive. Throws TooLarge beyond `most` characters, and cancels the rest. */
export const readLines = async (
  call: string,
  { body }: Pick<Response, 'body'>,
  most: number,
  onLine: (line: string) => void,
): Promise<void> => {
  const reader = body?.getReader()
  // Not a stream: the runtime never frees what waits for a decoding stream when its request is over.
  const decoder = new TextDecoder()
  let characters = 0
  /** They make up the line that has not ended. */
  let parts: string[] = []
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    const text = decoder.decode(value, { stream: true })
    characters += text.length
    if (characters > most) {
      await reader.cancel()
      throw new TooLarge(call, characters, most)
    }
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) {
      onLine(parts.join('') + line)
      parts = []
    }
    parts.push(last)
  }
  const rest = parts.join('')
  if (rest !== '') onLine(rest)
}
