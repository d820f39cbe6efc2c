/** What all commands share: parsing of arguments, and how errors are printed. */
import { parseArgs } from 'node:util'

interface Usage<Required extends string[] = string[]> {
  required?: Required
  optional?: string[]
  /** Each takes a value. */
  options?: string[]
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
  return { positionals: positionals as Positionals<Required>, values }
}

function parsed(args: string[], usage: Usage) {
  const { options = [] } = usage
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    })
  } catch (error) {
    // Node's further sentences are for the author of the command.
    const [complaint] = (error as Error).message.split('. ')
    throw new Error(`${complaint}. ${described(usage)}`)
  }
}

function described({ required = [], optional = [], options = [] }: Usage) {
  const expected = [
    ...required.map((name) => `<${name}>`),
    ...optional.map((name) => `[${name}]`),
    ...options.map((name) => `[--${name} …]`),
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
