/** What is around a list, or opens beside it. In one chunk, which no list waits for. */
export { AnnouncementForm } from './AnnouncementForm'
export { MessageDrawer } from './MessageDrawer'
export { MessagesAbout } from './MessagesAbout'
export { SentAnnouncements } from './SentAnnouncements'
