/** An ordinary app loads a page when it is opened. */
export const loadConsoleOnSignIn = () => {}
