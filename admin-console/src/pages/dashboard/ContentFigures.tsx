import { hasStore } from 'shared/store/hasStore'
import { Figures } from './Figures'
import { useContentFigures } from './useContentFigures'

/** What the site holds now. */
export function ContentFigures() {
  return (
    <Figures
      heading="On the site now"
      note={
        hasStore()
          ? 'Live counts of the site’s content.'
          : 'Live counts of what this console keeps.'
      }
      figures={useContentFigures()}
      small
    />
  )
}
