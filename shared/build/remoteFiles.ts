/** What building a remote and publishing it agree on. A module of its own: the build's tools take a second to load. */

/** The source of the module that a remote exposes. */
export const exposedSource = 'src/App.tsx'

/** The file name of a remote's federation entry. */
export const remoteEntryFile = 'remoteEntry.js'
