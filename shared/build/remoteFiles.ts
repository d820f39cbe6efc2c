/** What building a remote and publishing it agree on. Apart from the build, whose tools take a second to load. */

/** The source of the module that a remote exposes. */
export const exposedSource = 'src/App.tsx'

/** The file name of a remote's federation entry. */
export const remoteEntryFile = 'remoteEntry.js'
