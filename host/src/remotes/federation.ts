import { loadRemote, registerRemotes } from '@module-federation/runtime'
export async function load(name: string, entry: string) {
  registerRemotes([{ name, entry, type: 'module' }], { force: true })
  return loadRemote(name + '/App')
}
