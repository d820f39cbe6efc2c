import userEvent from '@testing-library/user-event'

/** A visitor who does not pause between keystrokes, so that no fake timer has to advance. */
export const setUpUser = () => userEvent.setup({ delay: null })
