import styles from './FrequentQuestions.module.css'
import { frequentQuestions } from './frequentQuestions.content'

export const FrequentQuestions = () => (
  <div className={styles.questions}>
    {frequentQuestions.map(({ question, answer }) => (
      <details key={question} className={styles.question}>
        <summary className={styles.summary}>{question}</summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
)
