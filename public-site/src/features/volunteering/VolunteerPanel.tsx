import { DeferredForm } from '../../components/DeferredForm'
import { outline } from '../../components/formView'
import { VolunteerFormView } from './VolunteerFormView'

const loadVolunteerForm = () => import('./VolunteerForm').then((module) => module.VolunteerForm)

/** Where a visitor applies to help in general. */
export function VolunteerPanel() {
  return <DeferredForm load={loadVolunteerForm} outline={<VolunteerFormView {...outline} />} />
}
