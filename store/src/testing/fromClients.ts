/** `clients` at a time, each sending its own calls one after another. */
export async function fromClients<T>(clients: number, calls: number, call: () => Promise<T>) {
  const answers = await Promise.all(
    Array.from({ length: clients }, async () => {
      const own: T[] = []
      for (let sent = 0; sent < calls / clients; sent++) own.push(await call())
      return own
    }),
  )
  return answers.flat()
}
