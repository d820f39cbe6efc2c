import styles from './Icon.module.css'

/** Drawn on a grid of 24, one stroke. */
const paths = {
  'arrow-left': 'M20 12H4.5m6-6.5L4 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5m-6-6.5L20 12l-6.5 6.5',
  'arrow-out': 'M8 5H5v14h14v-3M13 5h6v6m0-6-8.5 8.5',
  book: 'M12 6.5C10 5 7.3 4.3 3.5 4.5v13.6c3.8-.2 6.5.5 8.5 2 2-1.5 4.7-2.2 8.5-2V4.5C16.7 4.3 14 5 12 6.5Zm0 0v13.6',
  calendar: 'M4 6.5h16V20H4V6.5ZM4 11h16M8.5 3.5v5m7-5v5',
  check: 'm4.5 12.5 5 5L19.5 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.4 2',
  close: 'm6 6 12 12M18 6 6 18',
  coins: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm6.8-3.9A5.5 5.5 0 1 1 10 16M8.5 6.2v4.6',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  facebook: 'M16 3h-1.5A4.5 4.5 0 0 0 10 7.5V21m-3-9h8',
  'hand-heart':
    'M12 11.2S7.6 8.7 7.6 5.9a2.3 2.3 0 0 1 4.4-1 2.3 2.3 0 0 1 4.4 1c0 2.8-4.4 5.3-4.4 5.3ZM2.5 14h3.2v6.5H2.5m3.2-1.2 6.1 1.5c1 .2 2 .1 2.9-.4l6-3.5c1.4-.9.6-2.9-1-2.6l-4.4 1c.6-1.5-.2-2.4-1.6-2.5l-4-.2c-1.4 0-2.6.4-3.6 1.2',
  heart: 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.5 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10.2v6m0-9.4v.1',
  instagram: 'M4 4h16v16H4V4Zm8 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm5-9v.1',
  mail: 'M3 5.5h18v13H3v-13Zm.4.7 8.6 6.9 8.6-6.9',
  'map-pin':
    'M12 21.5s-7-6.3-7-11.7a7 7 0 0 1 14 0c0 5.4-7 11.7-7 11.7Zm0-9.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  pause: 'M8.5 5v14m7-14v14',
  phone:
    'M8.2 3.5H4.7C4 12.5 11.5 20 20.5 19.3v-3.5l-4.3-1.7-2.1 2.1a13 13 0 0 1-6.3-6.3L9.9 7.8 8.2 3.5Z',
  play: 'M7.5 4.8v14.4L19 12 7.5 4.8Z',
  stethoscope:
    'M5.5 3.5h-2v5a5 5 0 0 0 10 0v-5h-2m-3 10V16a5 5 0 0 0 10 0v-2.5m0 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.7-6 6.5-6s6.5 2.4 6.5 6m0-8.7a3.5 3.5 0 0 0 0-6.6M21.5 20c0-2.8-1.4-4.8-3.7-5.6',
  youtube: 'M3 5.5h18v13H3v-13ZM10 9v6l5-3-5-3Z',
} as const

export type IconName = keyof typeof paths

/** Decorative: hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
