import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Block, Message, MessageLink } from './message'
import { darkMode, styles } from './messageStyles'

interface MessageProps {
  message: Message
  /** The URL of the picture of its QR code. */
  qrCodeUrl?: string
}

/** A message as a document. */
export const MessageHtml = ({ message, qrCodeUrl }: MessageProps) => (
  <Html lang="en">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{message.subject}</title>
      <style>{darkMode}</style>
    </Head>
    <Body className="paper" style={styles.paper}>
      <Preview>{message.preview}</Preview>
      <MessageBody message={message} qrCodeUrl={qrCodeUrl} />
    </Body>
  </Html>
)

/** What one sees of it. The console shows it, too: there, nothing may need markup that is written as text. */
export const MessageBody = ({ message, qrCodeUrl }: MessageProps) => (
  <Container className="card" style={styles.card}>
    <Section>
      <Row>
        <Column style={styles.header}>
          <Brand name={message.site.siteName} />
        </Column>
      </Row>
      <Row>
        <Column style={styles.content}>
          <Heading as="h1" className="ink" style={styles.title}>
            {message.title}
          </Heading>
          {message.greeting && <Lines text={message.greeting} />}
          {message.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
            <MessageBlock key={place} block={block} qrCodeUrl={qrCodeUrl} />
          ))}
          {message.signature && <Lines text={message.signature} />}
        </Column>
      </Row>
      <Row>
        <Column style={styles.plaid} />
      </Row>
      <Row>
        <Column style={styles.footer}>
          <Footer message={message} />
        </Column>
      </Row>
    </Section>
  </Container>
)

const Brand = ({ name }: { name: string }) => (
  <Row>
    <Column style={styles.mark}>
      <div style={styles.outerRay}>
        <div style={styles.innerRay}>
          <div style={styles.sun} />
        </div>
      </div>
      <div style={styles.ground} />
    </Column>
    <Column>
      <Text className="ink" style={styles.brand}>
        {name}
      </Text>
    </Column>
  </Row>
)

const Lines = ({ text }: { text: string }) => (
  <Text className="ink" style={styles.lines}>
    {text}
  </Text>
)

const OwnLink = ({ label, url }: MessageLink) => (
  <Link className="link" style={styles.link} href={url}>
    {label}
  </Link>
)

function MessageBlock({ block, qrCodeUrl }: { block: Block; qrCodeUrl?: string | undefined }) {
  switch (block.type) {
    case 'text':
      return <Lines text={block.text} />
    case 'notice':
      return (
        <Text className="notice" style={styles.notice}>
          {block.text}
        </Text>
      )
    case 'facts':
      return <Facts facts={block.facts} />
    case 'list':
      return (
        <>
          <Heading as="h2" className="ink" style={styles.subtitle}>
            {block.title}
          </Heading>
          <ul style={styles.list}>
            {block.items.map((item) => (
              <li key={item} className="ink" style={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </>
      )
    case 'button':
      // Not the library's button, whose conditional comment for Outlook is markup in a text.
      return (
        <Section style={styles.button}>
          <Row align={undefined} width={undefined}>
            <Column style={styles.buttonCell}>
              <Link style={styles.buttonLink} href={block.url}>
                {block.label}
              </Link>
            </Column>
          </Row>
        </Section>
      )
    case 'links':
      return (
        <Section style={styles.links}>
          {block.links.map((link) => (
            <Text key={link.url} style={styles.ownLink}>
              <OwnLink {...link} />
            </Text>
          ))}
        </Section>
      )
    case 'qrCode':
      return <QrCode text={block.text} pictureUrl={qrCodeUrl} />
  }
}

const Facts = ({ facts }: Pick<Extract<Block, { type: 'facts' }>, 'facts'>) => (
  <table width="100%" cellPadding="0" cellSpacing="0" className="line" style={styles.facts}>
    <tbody>
      {facts.map(({ name, text, link }) => (
        <tr key={`${name} ${text}`}>
          <th scope="row" align="left" className="line muted" style={styles.factName}>
            {name}
          </th>
          <td className="line ink" style={styles.fact}>
            {text}
            {link && (
              <>
                <br />
                <OwnLink {...link} />
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const QrCode = ({ text, pictureUrl }: { text: string; pictureUrl: string | undefined }) => (
  <>
    <Lines text={text} />
    {pictureUrl && (
      <Img
        src={pictureUrl}
        alt="QR code of your registration"
        width={200}
        height={200}
        style={styles.qrCode}
        // Else React adds a link that preloads it.
        loading="lazy"
      />
    )}
  </>
)

function Footer({ message }: { message: Message }) {
  const { because, stop, site } = message
  const links = [
    ...(site.contactEmail
      ? [{ label: site.contactEmail, url: `mailto:${site.contactEmail}` }]
      : []),
    ...(site.phoneNumber
      ? [{ label: site.phoneNumber, url: `tel:${site.phoneNumber.replace(/[^+\d]/g, '')}` }]
      : []),
    { label: new URL(site.url).host, url: site.url },
  ]
  return (
    <>
      <Text style={styles.small}>{because}</Text>
      {stop && (
        <Text style={styles.small}>
          <Link style={styles.footerLink} href={stop.url}>
            {stop.label}
          </Link>
        </Text>
      )}
      <Text style={styles.small}>
        {site.siteName}
        {links.map(({ label, url }) => (
          <span key={url}>
            <br />
            <Link style={styles.footerLink} href={url}>
              {label}
            </Link>
          </span>
        ))}
      </Text>
    </>
  )
}
