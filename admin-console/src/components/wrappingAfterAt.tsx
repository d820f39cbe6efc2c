import { Fragment } from 'react'

/** Where an address wraps that may have many lines: after its @, and before a dot ahead of it. */
export const atDots = /(?<=@)|(?=\..*@)/

/** An email address wraps after its @ rather than within a name. */
export const wrappingAfterAt = (text: string, places = /(?<=@)/) =>
  text.split(places).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
