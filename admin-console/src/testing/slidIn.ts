import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A drawer that is closed before it has slid in goes at once: only afterwards does it slide out. */
export const slidIn = () =>
  waitFor(() =>
    expect(document.querySelector('.ant-drawer-content-wrapper')?.className).toBe(
      'ant-drawer-content-wrapper',
    ),
  )
