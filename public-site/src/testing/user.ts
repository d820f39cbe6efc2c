import userEvent from '@testing-library/user-event'

/** A visitor who does not pause between keystrokes, so that no clock has to move meanwhile. */
export const setUpUser = () => userEvent.setup({ delay: null })
