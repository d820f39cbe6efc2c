import { Tooltip, type TooltipProps } from 'antd'
import { cloneElement, type HTMLAttributes, type ReactElement, useRef, useState } from 'react'

interface IconTooltipProps extends Pick<TooltipProps, 'placement'> {
  /** Without one there is no tooltip. */
  title: string | false
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Names an icon for the mouse and the keyboard. After a tap it would stay and cover the page. */
export function IconTooltip(props: IconTooltipProps) {
  const [open, setOpen] = useState(false)
  const touched = useRef(false)
  return (
    <Tooltip
      {...props}
      open={open && !!props.title}
      onOpenChange={(next) => setOpen(next && !touched.current)}
    >
      {cloneElement(props.children, {
        onPointerEnter: (event) => {
          touched.current = event.pointerType === 'touch'
        },
        onFocus: (event) => setOpen(event.target.matches(':focus-visible')),
        onBlur: () => setOpen(false),
      })}
    </Tooltip>
  )
}
