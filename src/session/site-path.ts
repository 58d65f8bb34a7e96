/** The path that the app was built to be served below (`vite build --base`), without a slash at the end: empty for a site of its own. */
export const siteBase = import.meta.env.BASE_URL.replace(/\/$/, '')

/** A path of the app as it stands in an address. */
export const sitePath = (path: string): string => siteBase + path
