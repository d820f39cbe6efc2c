import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than this many pixels. */
export function useScrolledPast(thresholdPx: number) {
  const [past, setPast] = useState(false)

  useEffect(() => {
    const look = () => setPast(window.scrollY > thresholdPx)
    look()
    addEventListener('scroll', look)
    return () => removeEventListener('scroll', look)
  }, [thresholdPx])

  return past
}
