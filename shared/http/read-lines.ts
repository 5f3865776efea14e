import { TooLarge } from './read-up-to.ts'

/**
 * Reads the lines of a response as they arrive. Throws TooLarge beyond `most` characters, and cancels the rest.
 * @param onLine returns true when no further line is needed
 */
export const readLines = async (
  call: string,
  { body }: Pick<Response, 'body'>,
  most: number,
  onLine: (line: string) => boolean,
): Promise<void> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let characters = 0
  let rest = ''
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    characters += value.length
    if (characters > most) {
      await reader.cancel()
      throw new TooLarge(call, characters, most)
    }
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    // The end is not awaited: the runtime never frees what waits for a response when its request is over.
    if (lines.some(onLine)) return void reader.cancel().catch(() => undefined)
  }
  if (rest !== '') onLine(rest)
}
