import { Fragment } from 'react'
import styles from './wrappingAfterAt.module.css'

/** Where an address wraps that may have many lines: after its @, and before a dot ahead of it. */
export const atDots = /(?<=@)|(?=\..*@)/

/** So many letters have room in a line everywhere. */
const oneLine = 24

/** An email address wraps after its @ rather than within a name; a short part of it not at its hyphen either. */
export const wrappingAfterAt = (text: string, places = /(?<=@)/) =>
  text.split(places).map((part, index, parts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {parts.length > 1 && part.length <= oneLine ? (
        <span className={styles.part}>{part}</span>
      ) : (
        part
      )}
    </Fragment>
  ))
