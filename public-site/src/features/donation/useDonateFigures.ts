import { useCollection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import { donateFigures } from 'shared/entities/donateFigures'
import { useSiteSettings } from '../../site/useSiteSettings'

// Fixed by the specification, for a site that is for show.
const fixed = [
  { value: '5,000+', label: 'screenings a year' },
  { value: '12', label: 'communities' },
  { value: '$500K', label: 'of services' },
  { value: '100%', label: 'of gifts go to programs' },
]

/** What gifts have paid for. A foundation that works with the site has its own figures, or none yet. */
export function useDonateFigures() {
  const { paysByCard } = useSiteSettings()
  const settings = useCollection(generalSettings)
  if (paysByCard) return fixed
  return donateFigures.flatMap(({ figure, label }) => {
    const shown = { value: settings[figure]?.trim(), label: settings[label]?.trim() }
    return shown.value && shown.label ? [{ value: shown.value, label: shown.label }] : []
  })
}
