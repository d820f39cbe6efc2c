import type { ComponentType } from 'react'
import { backend } from 'shared/backend'

/** A site with passwords of its own gets nothing of the demonstration, least of all its password. */
export const loadLoginPage = (): Promise<ComponentType> =>
  backend().capabilities.passwordReset
    ? import('./pages/login/LoginPage').then((module) => module.LoginPage)
    : import('./pages/login/DemoLoginPage').then((module) => module.DemoLoginPage)
