/** Text of the browser tab: page first, then the app. */
export function pageTitle(page: string, app: string): string {
  return page && page !== app ? `${page} – ${app}` : app
}
