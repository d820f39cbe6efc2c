import type { VolunteerApplication } from 'shared/entities/volunteerApplication'

/** Offers help in general. There is no server yet: it is logged. */
export async function submitVolunteerApplication(application: VolunteerApplication) {
  console.info('[site] Volunteer application', application)
  return application
}
