/** Runs a command; what goes wrong is said in one line, and the process ends with 1. */
export async function runCommand(command: () => Promise<unknown>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
