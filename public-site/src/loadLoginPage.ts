import type { ComponentType } from 'react'
import { backend } from 'shared/backend'

/** Of the demonstration a site with passwords of its own gets nothing, least of all its password. */
export const loadLoginPage = (): Promise<ComponentType> =>
  backend().capabilities.passwordReset
    ? import('./pages/login/LoginPage').then((module) => module.LoginPage)
    : import('./pages/login/DemoLoginPage').then((module) => module.DemoLoginPage)
