/** Base path that the app was built for (`vite build --base`), with a trailing slash. */
export const basePath: string = import.meta.env.BASE_URL

/** A route of the app as a path in a URL, below the base path. */
export const withBasePath = (path: string): string => basePath.replace(/\/$/, '') + path
