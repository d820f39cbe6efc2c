/** What of a program is in its form: its status is not, the list publishes it. */
import { newProgramDefaults, type ProgramDetails } from 'shared/entities/program'

export type ProgramFormValues = Omit<ProgramDetails, 'status'>

export function programFormValues(program: ProgramDetails = newProgramDefaults): ProgramFormValues {
  const { title, description, icon, color, link } = program
  return { title, description, icon, color, link }
}
