import { Figures } from './Figures'
import { useContentFigures } from './useContentFigures'

/** What the site holds now. */
export function ContentFigures() {
  return (
    <Figures
      heading="On the site now"
      note="Live counts of the site’s content."
      figures={useContentFigures()}
      small
    />
  )
}
