import { useEffect, useState } from 'react'

const typingPauseMs = 400

/** What was typed before the last pause, so that incomplete URLs are not requested. */
export function useTypingPause(typed: string) {
  const [complete, setComplete] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setComplete(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return complete
}
