import { eyePath } from './EyeIcon'
import { iconPaths, PathIcon } from './Icon'

/** Those of programs, figures and the preview of an event, so that other pages do not load them. */
const paths = {
  ...iconPaths,
  eye: eyePath,
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.7-6 6.5-6s6.5 2.4 6.5 6m0-8.7a3.5 3.5 0 0 0 0-6.6M21.5 20c0-2.8-1.4-4.8-3.7-5.6',
  stethoscope:
    'M5.5 3.5h-2v5a5 5 0 0 0 10 0v-5h-2m-3 10V16a5 5 0 0 0 10 0v-2.5m0 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  'map-pin':
    'M12 21.5s-7-6.3-7-11.7a7 7 0 0 1 14 0c0 5.4-7 11.7-7 11.7Zm0-9.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  coins: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm6.8-3.9A5.5 5.5 0 1 1 10 16M8.5 6.2v4.6',
  book: 'M12 6.5C10 5 7.3 4.3 3.5 4.5v13.6c3.8-.2 6.5.5 8.5 2 2-1.5 4.7-2.2 8.5-2V4.5C16.7 4.3 14 5 12 6.5Zm0 0v13.6',
  'hand-heart':
    'M12 11.2S7.6 8.7 7.6 5.9a2.3 2.3 0 0 1 4.4-1 2.3 2.3 0 0 1 4.4 1c0 2.8-4.4 5.3-4.4 5.3ZM2.5 14h3.2v6.5H2.5m3.2-1.2 6.1 1.5c1 .2 2 .1 2.9-.4l6-3.5c1.4-.9.6-2.9-1-2.6l-4.4 1c.6-1.5-.2-2.4-1.6-2.5l-4-.2c-1.4 0-2.6.4-3.6 1.2',
} as const

export type ContentIconName = keyof typeof paths

export const ContentIcon = ({ name }: { name: ContentIconName }) => <PathIcon path={paths[name]} />
