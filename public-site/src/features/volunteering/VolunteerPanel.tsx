import { DeferredForm } from '../../components/DeferredForm'
import { skeleton } from '../../components/formView'
import { VolunteerFormView } from './VolunteerFormView'

const loadVolunteerForm = () => import('./VolunteerForm').then((module) => module.VolunteerForm)

/** Where a visitor applies to help in general. */
export function VolunteerPanel() {
  return <DeferredForm load={loadVolunteerForm} skeleton={<VolunteerFormView {...skeleton} />} />
}
