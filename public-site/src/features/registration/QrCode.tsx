import { useMemo } from 'react'
import { encode } from 'uqr'

/** Dark on white in both modes: not every camera reads the reverse. */
export function QrCode({ text, name }: Record<'text' | 'name', string>) {
  const { size, modules } = useMemo(() => draw(text), [text])
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={modules} />
    </svg>
  )
}

/** Takes milliseconds, and the page is drawn again whenever anybody registers. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, modules: modules.join('') }
}
