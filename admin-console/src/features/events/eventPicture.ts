import { type EventCategory, type EventDetails, newEventDefaults } from 'shared/entities/event'

const categoryPictures: Record<EventCategory, string> = {
  health: '/images/programs/health-fairs.svg',
  education: '/images/programs/school-drives.svg',
  community: '/images/programs/community-support.svg',
}

/** In place of the placeholder with which a new event starts, an event has the picture of its category. */
export const eventPicture = ({ image, category }: Pick<EventDetails, 'image' | 'category'>) =>
  image.trim() === newEventDefaults.image ? categoryPictures[category] : image
