import styles from './About.module.css'

export function MissionAndVision() {
  return (
    <div className={styles.statements}>
      <section className={styles.statement} aria-labelledby="mission">
        <h2 id="mission">Our Mission</h2>
        <p>
          To provide free health and education support: medicals before school, dental and eye care,
          clothing and food, brought to where people live.
        </p>
      </section>
      <section className={styles.statement} aria-labelledby="vision">
        <h2 id="vision">Our Vision</h2>
        <p>
          A Jamaica where no child starts school unwell, and nobody goes without care because of
          what it costs.
        </p>
      </section>
    </div>
  )
}
