import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * Runs wrangler and returns its standard output.
 * @param input for its standard input, such as secrets, which no argument or file contains
 * @throws with its output when it fails
 */
export const runWrangler = async (
  words: readonly string[],
  { input, env }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<string> => {
  const child = spawn('wrangler', words, {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  })
  child.stdin.end(input ?? '')
  const closed = new Promise<number | null>((done, failed) => child.on('close', done).on('error', failed))
  const [out, error, status] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (status !== 0) throw new Error(`wrangler ${words.join(' ')}\n${out}${error}`)
  return out
}
