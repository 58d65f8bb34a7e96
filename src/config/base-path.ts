/** The path that the app was built to be served below (`vite build --base`), with its slash at the end: many hosts know the page by no other name. */
export const siteRoot: string = import.meta.env.BASE_URL

/** A path of the app as it stands in an address. */
export const sitePath = (path: string): string => siteRoot.replace(/\/$/, '') + path
