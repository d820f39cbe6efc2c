import styles from './Icon.module.css'

/** Drawn on a grid of 24, one stroke. */
const paths = {
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  'arrow-left': 'M20 12H4.5m6-6.5L4 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5m-6-6.5L20 12l-6.5 6.5',
  calendar: 'M4 6.5h16V20H4V6.5ZM4 11h16M8.5 3.5v5m7-5v5',
  check: 'm4.5 12.5 5 5L19.5 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.4 2',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M9.9 6.1A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.7 3.4m-2.9 1.9A9 9 0 0 1 12 18.2C6 18.2 2.5 12 2.5 12a17 17 0 0 1 3.7-4.3M4 4l16 16',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1.1.5-1.8 1.9-1.8h1.8V2.4A16 16 0 0 0 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7H7.5V13h3v8',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10.2v6m0-9.4v.1',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm5.2-9.3v.1',
  mail: 'M3 5.5h18v13H3v-13Zm.4.7 8.6 6.9 8.6-6.9',
  'map-pin':
    'M12 21.5s-7-6.3-7-11.7a7 7 0 0 1 14 0c0 5.4-7 11.7-7 11.7Zm0-9.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  phone:
    'M8.2 3.5H4.7C4 12.5 11.5 20 20.5 19.3v-3.5l-4.3-1.7-2.1 2.1a13 13 0 0 1-6.3-6.3L9.9 7.8 8.2 3.5Z',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.7-6 6.5-6s6.5 2.4 6.5 6m0-8.7a3.5 3.5 0 0 0 0-6.6M21.5 20c0-2.8-1.4-4.8-3.7-5.6',
  youtube:
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9Zm7.2 1.6v5.8l4.9-2.9-4.9-2.9Z',
} as const

export type IconName = keyof typeof paths

/** A drawing beside words; it says nothing of its own to assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
