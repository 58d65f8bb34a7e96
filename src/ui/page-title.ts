/** Text of the browser tab: the page, whose record it is where the site has chosen to say so, the app. */
export function pageTitle(page: string, whose: string | undefined, app: string): string {
  return [page === app ? '' : page, whose, app].filter(Boolean).join(' – ')
}
