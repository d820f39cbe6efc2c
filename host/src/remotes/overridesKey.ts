/** The key in sessionStorage of the overrides of this tab. */
export const overridesKey = 'remote-overrides'
