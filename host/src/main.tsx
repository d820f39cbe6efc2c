import { createRoot } from 'react-dom/client'
import { restoreSession } from 'shared/auth'
import { BrowserRouter } from 'shared/router'
import 'shared/styles/tokens.css'
import 'shared/styles/base.css'
import { App } from './App'
import { logCaughtError } from './logCaughtError'

restoreSession()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no element with the id "root" to render into')

createRoot(root, { onCaughtError: logCaughtError }).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
