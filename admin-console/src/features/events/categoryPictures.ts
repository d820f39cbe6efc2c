import type { EventCategory } from 'shared/entities/event'

/** What a new event of each category has, until another picture is chosen. */
export const categoryPictures: Record<EventCategory, string> = {
  health: '/images/programs/health-fairs.svg',
  education: '/images/programs/school-drives.svg',
  community: '/images/programs/community-support.svg',
}
