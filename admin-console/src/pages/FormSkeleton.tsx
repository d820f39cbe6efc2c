import styles from './FormSkeleton.module.css'

/** A form on a page and its preview, until their code is there. */
export const FormSkeleton = () => (
  <div className={styles.form} role="status" aria-label="Loading the form…">
    <div>
      {[1, 2, 3, 4, 5].map((field) => (
        <div key={field} className={styles.field} />
      ))}
    </div>
    <div className={styles.preview} />
  </div>
)
