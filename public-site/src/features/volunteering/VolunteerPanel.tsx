import { outline } from '../../components/formView'
import { LateForm } from '../../components/LateForm'
import { VolunteerFormView } from './VolunteerFormView'

const loadVolunteerForm = () => import('./VolunteerForm').then((module) => module.VolunteerForm)

/** Where a visitor applies to help in general. */
export function VolunteerPanel() {
  return <LateForm load={loadVolunteerForm} outline={<VolunteerFormView {...outline} />} />
}
