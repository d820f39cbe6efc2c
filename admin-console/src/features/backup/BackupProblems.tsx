import styles from './Backup.module.css'

const maxShown = 5

export function BackupProblems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - maxShown
  return (
    <div className={styles.problems} role="alert">
      <p>This file cannot be restored, and nothing was changed.</p>
      <ul>
        {problems.slice(0, maxShown).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </div>
  )
}
