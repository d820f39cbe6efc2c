import { Fragment } from 'react'

/** As many characters of an address as fit in the narrowest column. */
const shortPart = 20

/** An email address wraps after its @, and a long part of it before a dot, rather than within a name. */
export const wrappingAfterAt = (text: string) =>
  text
    .split(/(?<=@)/)
    .flatMap((part, _, { length }) =>
      length > 1 && part.length > shortPart ? part.split(/(?=\.)/) : part,
    )
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))
