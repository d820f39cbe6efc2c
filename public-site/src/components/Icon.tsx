import styles from './Icon.module.css'

/** Drawn on a grid of 24, one stroke. */
const paths = {
  'arrow-left': 'M20 12H4.5m6-6.5L4 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5m-6-6.5L20 12l-6.5 6.5',
  book: 'M12 6.5q-3.5-2.5-8.5-2V18q5-.5 8.5 2 3.5-2.5 8.5-2V4.5q-5-.5-8.5 2Zm0 0V20',
  calendar: 'M4 6.5h16V20H4V6.5ZM4 11h16M8.5 3.5v5m7-5v5',
  check: 'm4.5 12.5 5 5L19.5 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  coins: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm7-4A5.5 5.5 0 1 1 10 16M8.5 6v5',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  facebook: 'M16 3h-1.5A4.5 4.5 0 0 0 10 7.5V21m-3-9h8',
  'hand-heart':
    'M12 11S7.5 8.5 7.5 6A2.3 2.3 0 0 1 12 5a2.3 2.3 0 0 1 4.5 1c0 2.5-4.5 5-4.5 5ZM2.5 14h3v6.5h-3m3-1 6 1.5q1.5.3 3-.5l6-3.5c1.5-1 .5-3-1-2.5l-4.5 1c.5-1.5 0-2.5-1.5-2.5l-4-.3q-2 0-3.5 1.3',
  heart: 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.5 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11Z',
  instagram: 'M4 4h16v16H4V4Zm8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm5-9v.1',
  mail: 'M3 5.5h18v13H3v-13Zm.5.5 8.5 7L20.5 6',
  'map-pin': 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11Zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  pause: 'M8.5 5v14m7-14v14',
  phone: 'M8 3.5H4.5C4 12.5 11.5 20 20.5 19.5V16l-4.5-2-2 2a13 13 0 0 1-6-6l2-2-2-4.5Z',
  play: 'M7.5 4.8v14.4L19 12 7.5 4.8Z',
  stethoscope:
    'M5.5 3.5h-2v5a5 5 0 0 0 10 0v-5h-2m-3 10V16a5 5 0 0 0 10 0v-2.5m0 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.5 2.5-6 6.5-6s6.5 2.5 6.5 6m0-8.5a3.5 3.5 0 0 0 0-7m6 15.5c0-3-1.5-5-3.5-5.5',
  youtube: 'M3 5.5h18v13H3v-13ZM10 9v6l5-3-5-3Z',
} as const

export type IconName = keyof typeof paths

/** Decorative: hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={paths[name]} />

/** An icon of one place alone, which no other page has to load. */
export const Drawing = ({ path }: { path: string }) => (
  <svg className={styles.icon} width="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
