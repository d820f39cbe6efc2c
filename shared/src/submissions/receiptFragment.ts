/** What a fragment that names a registration begins with. The event's page needs no more, in most visits. */
export const receiptFragment = '#receipt='
