import styles from './Icon.module.css'

/** Stroked paths on a 24 × 24 grid. Icons that the public site has too share its names. */
export const iconPaths = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  heart: 'M12 20 4.6 12.4a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  pen: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  chart: 'M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9',
  gift: 'M4 8h16v4H4zM5.5 12v8h13v-8M12 8v12M12 8c-1.5-4.5-6-4-5.5-1.5S12 8 12 8s5 1 5.5-1.5S13.5 3.5 12 8',
  inbox: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  mail: 'M4 6h16v12H4zM4.5 6.5l7.5 6.5 7.5-6.5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 7.5V12l3 2',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h16',
  'log-out': 'M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12H9.5',
  'log-in': 'M14 4h5v16h-5M10 8l4 4-4 4M14 12H4.5',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  sidebar: 'M4 5h16v14H4zM10 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
  copy: 'M8.5 8.5H20V20H8.5zM4 15.5V4h11.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20',
  check: 'm4.5 12.5 5 5L19.5 7',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M14 4h6v6M20 4l-9.5 9.5M18 14v6H4V6h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
} as const

export type IconName = keyof typeof iconPaths

/** A decorative icon beside text that says the same; hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }) => <PathIcon path={iconPaths[name]} />

export const PathIcon = ({ path }: { path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
