/** Runs a command. Prints an error on one line, and exits with 1. */
export async function runCommand(command: () => Promise<unknown>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
