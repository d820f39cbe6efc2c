import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { VolunteerFormView } from './VolunteerFormView'

const loadVolunteerForm = () => import('./VolunteerForm').then((module) => module.VolunteerForm)

/** Where a visitor applies to help in general. */
export const VolunteerPanel = () => (
  <DeferredForm load={loadVolunteerForm} skeleton={<VolunteerFormView {...skeleton} />} />
)
