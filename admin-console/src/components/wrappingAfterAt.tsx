import { Fragment } from 'react'

/**
 * An email address wraps after its @ rather than within a name.
 * @param places where else it may, for lines that may be many
 */
export const wrappingAfterAt = (text: string, places = /(?<=@)/) =>
  text.split(places).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
