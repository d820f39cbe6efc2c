import { useState } from 'react'
import s from './Page.module.css'
export function Page() {
  const [n, set] = useState(0)
  return (
    <button className={s.a} onClick={() => set(n + 1)}>
      {n}
    </button>
  )
}
