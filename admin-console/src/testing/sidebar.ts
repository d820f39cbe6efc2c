/** The frame of the console, for tests that open and close its sidebar. */
import { screen } from '@testing-library/react'
import { renderConsole } from './renderConsole'

export async function openDashboard() {
  const { user } = renderConsole('/admin')
  await screen.findByRole('heading', { level: 1 })
  return user
}

export const toggle = () => screen.getByRole('button', { name: 'Sidebar' })

/** For `afterEach`: the sidebar is open again, as for whoever has never closed it. */
export function forgetSidebar() {
  // biome-ignore lint/suspicious/noDocumentCookie: the sidebar's own way of writing it
  document.cookie = 'sidebar:state=; path=/; max-age=0'
}
