/** Test set-up: the embedded store prints each request that the database refuses, which tests provoke. */
import { vi } from 'vitest'

vi.spyOn(console, 'error').mockImplementation(() => {})
