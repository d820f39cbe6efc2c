/**
 * The site's look, as mail programs can show it: inline styles, tables, and classes for the dark mode of those that
 * have one. The colors are those of the tokens in `shared`, which mail programs cannot read.
 */
import type { CSSProperties } from 'react'

const ink = '#1d1b16'
const muted = '#5b564b'
const paper = '#fbf7ee'
const card = '#ffffff'
const hairline = '#e2dac7'
const green800 = '#07452c'
const green700 = '#0a5c3a'
const green600 = '#12754b'
const gold500 = '#f0ad1c'
const gold50 = '#fdf2d6'
const red600 = '#b3361f'

/** For mail programs that follow the mode of the device; others change the colors by themselves. */
export const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #16140f !important; }
  .card { background-color: #211e17 !important; border-color: #3b362a !important; }
  .line { border-color: #3b362a !important; }
  .ink { color: #f3ecdc !important; }
  .muted { color: #c3baa5 !important; }
  .link { color: #7fc9a0 !important; }
  .notice { background-color: #3a2f14 !important; color: #f3ecdc !important; }
}`

const heading = "Fraunces, Georgia, 'Times New Roman', serif"
const body = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

const text: CSSProperties = {
  margin: '0 0 16px',
  color: ink,
  fontFamily: body,
  fontSize: 16,
  lineHeight: '25px',
  overflowWrap: 'anywhere',
}

export const styles = {
  paper: { margin: 0, padding: '24px 12px', backgroundColor: paper },
  card: {
    maxWidth: 600,
    borderCollapse: 'separate',
    border: `1px solid ${hairline}`,
    borderRadius: 10,
    backgroundColor: card,
    overflow: 'hidden',
  },
  header: { padding: '20px 24px 0' },
  content: { padding: '20px 24px 12px' },
  brand: { ...text, margin: 0, fontFamily: heading, fontSize: 18, fontWeight: 600 },
  mark: { width: 52, verticalAlign: 'middle' },
  // The logo's half-sun: arcs, and a gold half-disk.
  outerRay: {
    width: 36,
    height: 18,
    border: `2px solid ${gold500}`,
    borderBottom: 0,
    borderRadius: '20px 20px 0 0',
  },
  innerRay: {
    width: 24,
    height: 12,
    margin: '4px 4px 0',
    border: `2px solid ${gold500}`,
    borderBottom: 0,
    borderRadius: '14px 14px 0 0',
  },
  sun: {
    width: 16,
    height: 8,
    margin: '4px 4px 0',
    borderRadius: '8px 8px 0 0',
    backgroundColor: gold500,
  },
  ground: { width: 40, height: 2, marginTop: 1, borderRadius: 1, backgroundColor: green700 },
  title: {
    ...text,
    fontFamily: heading,
    fontSize: 28,
    fontWeight: 600,
    lineHeight: '34px',
    letterSpacing: '-0.01em',
  },
  subtitle: {
    ...text,
    margin: '8px 0',
    fontFamily: heading,
    fontSize: 19,
    fontWeight: 600,
  },
  text,
  lines: { ...text, whiteSpace: 'pre-line' },
  notice: {
    ...text,
    padding: '12px 16px',
    borderLeft: `4px solid ${gold500}`,
    backgroundColor: gold50,
    whiteSpace: 'pre-line',
  },
  facts: { margin: '4px 0 20px', borderTop: `1px solid ${hairline}` },
  factName: {
    ...text,
    width: 84,
    padding: '10px 12px 10px 0',
    borderBottom: `1px solid ${hairline}`,
    color: muted,
    fontSize: 15,
    overflowWrap: 'normal',
    verticalAlign: 'top',
  },
  fact: {
    ...text,
    padding: '10px 0',
    borderBottom: `1px solid ${hairline}`,
    verticalAlign: 'top',
  },
  list: { margin: '0 0 20px', padding: '0 0 0 22px' },
  item: { ...text, margin: '0 0 8px' },
  link: { color: green700, textDecoration: 'underline' },
  button: { margin: '4px 0 20px' },
  buttonCell: { borderRadius: 8, backgroundColor: green600 },
  buttonLink: {
    display: 'inline-block',
    padding: '13px 24px',
    color: '#ffffff',
    fontFamily: body,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  links: { margin: '0 0 20px' },
  ownLink: { ...text, margin: 0, padding: '6px 0' },
  // Dark on white in both modes: not every camera reads the reverse.
  // Its words, where pictures are off, are dark on white in a dark message, too.
  qrCode: {
    margin: '0 0 12px',
    borderRadius: 8,
    backgroundColor: '#ffffff',
    color: '#1d1b16',
    fontFamily: body,
  },
  // Where a gradient cannot be shown, its green remains.
  plaid: {
    height: 14,
    backgroundColor: green600,
    backgroundImage: `linear-gradient(transparent 2px, ${gold500}9e 2px, ${gold500}9e 4px, transparent 4px, transparent 6px, ${red600}9e 6px, ${red600}9e 10px, transparent 10px), repeating-linear-gradient(90deg, ${green800}b8 0, ${green800}b8 14px, transparent 14px, transparent 24px, ${gold500}9e 24px, ${gold500}9e 26px, transparent 26px, transparent 36px, ${red600}9e 36px, ${red600}9e 42px, transparent 42px, transparent 52px, ${gold500}9e 52px, ${gold500}9e 54px, transparent 54px, transparent 64px)`,
    fontSize: 0,
    lineHeight: 0,
  },
  footer: { padding: '20px 24px 8px', backgroundColor: green800 },
  small: { ...text, margin: '0 0 12px', color: paper, fontSize: 14, lineHeight: '21px' },
  footerLink: { color: paper, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
