/** What all commands share: parsing of arguments, and how errors are printed. */
import { parseArgs } from 'node:util'

interface Usage {
  required?: string[]
  optional?: string[]
  /** Each takes a value. */
  options?: string[]
  /** Each takes none. */
  flags?: string[]
}

/** The arguments of a command line. Throws where one is missing or is not expected. */
export function parseArguments(
  args: string[],
  { required = [], optional = [], options = [], flags = [] }: Usage,
) {
  const typed = (names: string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const)
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries([...typed(options, 'string'), ...typed(flags, 'boolean')]),
    })
    const surplus = positionals[required.length + optional.length]
    if (surplus !== undefined) throw new Error(`"${surplus}" is too much`)
    const missing = required[positionals.length]
    if (missing) throw new Error(`The ${missing} is missing`)
    return {
      positionals,
      values: Object.fromEntries(options.map((name) => [name, values[name] as string | undefined])),
      flags: flags.filter((name) => values[name]),
    }
  } catch (error) {
    // Node's further sentences are for the author of the command.
    const [complaint] = (error as Error).message.split('. ')
    const expected = [
      ...required.map((name) => `<${name}>`),
      ...optional.map((name) => `[${name}]`),
      ...options.map((name) => `[--${name} …]`),
      ...flags.map((name) => `[--${name}]`),
    ]
    throw new Error(`${complaint}. Arguments: ${expected.join(' ') || 'none'}`)
  }
}

/** Runs a command. Prints an error on one line, and exits with 1. */
export async function runCommand(command: () => Promise<unknown>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
