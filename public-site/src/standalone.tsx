/** Runs the public site without the shell, for the team that works on it: `npm run dev -w public-site`. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { restoreSession } from 'shared/auth'
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { BrowserRouter } from 'shared/router'
import { Toaster } from 'shared/toaster'
import 'shared/styles/tokens.css'
import 'shared/styles/fonts.css'
import 'shared/styles/base.css'
import App from './App'

provideBackend(browserBackend)
restoreSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
      <Toaster />
    </BrowserRouter>
  </StrictMode>,
)
