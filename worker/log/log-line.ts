import type { Config } from '../env.ts'

/** Writes one JSON line to the log, which is standard output. Nothing of a visitor belongs in it. */
export const logLine = ({ now }: Pick<Config, 'now'>, fields: object): void => {
  // biome-ignore lint/suspicious/noConsole: the log is standard output, and this is its one writer.
  console.log(JSON.stringify({ time: new Date(now()).toISOString(), ...fields }))
}
