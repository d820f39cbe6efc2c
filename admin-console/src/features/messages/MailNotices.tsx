import { Alert } from 'antd'
import { administration } from '../../backend/administration'
import styles from './MailNotices.module.css'
import { useMailNotices } from './useMailNotices'

/** Why people get no messages. */
export function MailNotices() {
  const notices = useMailNotices()
  if (!administration().messages.mailer) {
    return (
      <Alert
        className={styles.notice}
        type="info"
        role="status"
        showIcon
        title="This demonstration sends no email. This is what people would get."
      />
    )
  }
  return notices.map(({ title, advice }) => (
    <Alert
      key={title}
      className={styles.notice}
      type="warning"
      role="status"
      showIcon
      title={`${title}. ${advice}`}
    />
  ))
}
