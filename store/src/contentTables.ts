/** Each kind of content: its table, and the definition of its collection. */
export { contentTables } from 'shared/store/content'
