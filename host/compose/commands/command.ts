/** What all commands share: parsing of arguments, and how errors are printed. */
import { parseArgs } from 'node:util'

interface Usage<Required extends string[] = string[]> {
  required?: Required
  optional?: string[]
  /** Each takes a value. */
  options?: string[]
  /** Each takes none. */
  flags?: string[]
}

/** The required arguments first, then the optional ones. */
type Positionals<Required extends string[]> = [
  ...{ [Index in keyof Required]: string },
  ...string[],
]

/** The arguments of a command line. Throws where one is missing or is not expected. */
export function parseArguments<const Required extends string[] = []>(
  args: string[],
  usage: Usage<Required>,
) {
  const { required = [], optional = [] }: Usage = usage
  const { positionals, values } = parsed(args, usage)
  const surplus = positionals[required.length + optional.length]
  if (surplus !== undefined) throw new Error(`"${surplus}" is too much. ${described(usage)}`)
  const missing = required[positionals.length]
  if (missing) throw new Error(`The ${missing} is missing. ${described(usage)}`)
  const { flags = [], options = [] }: Usage = usage
  return {
    positionals: positionals as Positionals<Required>,
    values: Object.fromEntries(options.map((name) => [name, values[name] as string | undefined])),
    flags: flags.filter((name) => values[name]),
  }
}

function parsed(args: string[], usage: Usage) {
  const { options = [], flags = [] } = usage
  const typed = (names: string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const)
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries([...typed(options, 'string'), ...typed(flags, 'boolean')]),
    })
  } catch (error) {
    // Node's further sentences are for the author of the command.
    const [complaint] = (error as Error).message.split('. ')
    throw new Error(`${complaint}. ${described(usage)}`)
  }
}

function described({ required = [], optional = [], options = [], flags = [] }: Usage) {
  const expected = [
    ...required.map((name) => `<${name}>`),
    ...optional.map((name) => `[${name}]`),
    ...options.map((name) => `[--${name} …]`),
    ...flags.map((name) => `[--${name}]`),
  ]
  return `Arguments: ${expected.join(' ') || 'none'}`
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
