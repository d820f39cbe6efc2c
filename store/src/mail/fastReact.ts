/** Imported first: React writes a message three times as fast in production, and reads this once. */
process.env.NODE_ENV ??= 'production'
