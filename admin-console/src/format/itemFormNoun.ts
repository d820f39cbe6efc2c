/** What the forms of a kind's items are named for, by which drafts of items that are gone are found: "blog-post". */
export const itemFormNoun = ({ noun }: { noun: string }) => noun.toLowerCase().replaceAll(' ', '-')
