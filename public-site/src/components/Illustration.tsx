import type { ComponentProps } from 'react'

/** A drawing of the site, loaded when it comes near the viewport. Without `alt` it is decoration. */
export const Illustration = (image: ComponentProps<'img'>) => (
  <img alt="" width={800} height={600} loading="lazy" decoding="async" {...image} />
)
