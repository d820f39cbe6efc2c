import styles from './RisingSun.module.css'

/** The half-sun of the logo, large, behind the top of a page. */
export const RisingSun = () => (
  <svg className={styles.sun} width="40" viewBox="0 0 400 200" aria-hidden="true">
    <path d="M96 200a104 104 0 0 1 208 0Z" />
    <path
      className={styles.ray}
      d="M64 200a136 136 0 0 1 272 0M32 200a168 168 0 0 1 336 0M4 200a196 196 0 0 1 392 0"
    />
  </svg>
)
