/** How long a submission counts as recent: 30 days, in milliseconds. */
export const recentMs = 30 * 86_400_000
