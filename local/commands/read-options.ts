import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { STATE_PARENT } from '../state/state-folder.ts'
import { unwritable } from './unwritable.ts'

const HELP_OPTION = { help: { type: 'boolean' } } as const

/** Prints what is wrong with a command's words, and its help, and exits. */
export const refuse = (problem: string, help: string): never => {
  console.error(`${problem}\n\n${help}`)
  process.exit(1)
}

/**
 * Options of a command. Prints its help and exits where `--help` is given, or a word that the command does not know. From
 * then on a place that cannot be written ends the command with a sentence instead of a stack.
 */
export const readOptions = <
  const O extends ParseArgsOptionsConfig = Record<never, never>,
  const P extends boolean = false,
>(
  help: string,
  { options, allowPositionals }: { options?: O; allowPositionals?: P } = {},
) => {
  process.once('uncaughtException', (error) => {
    console.error(unwritable(error, STATE_PARENT) ?? error)
    process.exit(1)
  })
  const config = { options: { ...(options as O), ...HELP_OPTION }, allowPositionals: allowPositionals ?? false }
  try {
    const { values, positionals } = parseArgs(config)
    if ('help' in values && values.help === true) {
      console.log(help)
      process.exit(0)
    }
    return { values, positionals }
  } catch (error) {
    return refuse((error as Error).message, help)
  }
}
