import type { Config } from '../env.ts'

/** Writes one JSON line to standard output, without personal data. */
export const logLine = ({ now }: Pick<Config, 'now'>, fields: object): void => {
  // biome-ignore lint/suspicious/noConsole: the log is standard output, and this is its one writer.
  console.log(JSON.stringify({ time: new Date(now()).toISOString(), ...fields }))
}
