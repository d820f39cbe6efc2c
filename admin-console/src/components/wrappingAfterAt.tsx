import { Fragment } from 'react'

/** An email address wraps after its @, or before a dot of what is before that, rather than within a name. */
export const wrappingAfterAt = (text: string) =>
  text.split(/(?<=@)|(?=\.[^@]*@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
