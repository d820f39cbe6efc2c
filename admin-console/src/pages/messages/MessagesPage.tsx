import { Page } from '../../components/Page'
import { MailNotices } from '../../features/messages/MailNotices'
import { MessageList } from '../../features/messages/MessageList'

export const MessagesPage = () => (
  <Page title="Messages">
    <MailNotices />
    <MessageList />
  </Page>
)
