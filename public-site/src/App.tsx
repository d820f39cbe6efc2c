import { lazy } from 'react'
import { signIn, useAuth } from 'shared/auth'
import { events } from 'shared/collections/events'
import { useCollection } from 'shared/persistence'
import { Link, Route, Routes } from 'shared/router'

const Page = lazy(() => import('./Page').then((m) => ({ default: m.Page })))
export default function App() {
  const a = useAuth()
  const e = useCollection(events)
  return (
    <div>
      <h1>
        Pub {a.status} {e.length}
      </h1>
      <button onClick={() => signIn({ id: '1', name: 'x', email: 'a@b.cd', role: 'admin' })}>
        in
      </button>
      <Link to="/admin">admin</Link>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </div>
  )
}
