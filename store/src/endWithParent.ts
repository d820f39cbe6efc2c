/** Imported first by a process that ends with the one that started it, however that ends. */
process.once('disconnect', () => process.exit())
// What has nothing more to do ends by itself.
process.channel?.unref()
