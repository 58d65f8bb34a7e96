/** Messages inside index.html, for browsers in which the app cannot start (scripts/vite/start-page.ts). */
export const start = {
  oldTitle: 'This browser is too old for Plainchart',
  oldText: 'We can’t show your health record in this browser. The problem is the browser, not your record.',
  oldUpdate: (chrome: string, firefox: string, safari: string) =>
    `Update the browser, or use another one. Chrome and Edge work from version ${chrome}. Firefox works from version ${firefox}. Safari works from version ${safari}, and so do iPhones and iPads with iOS ${safari}.`,
  oldElse:
    'If that is not possible, try another phone or computer. You can also ask your clinic for a copy of your record.',
  noScript:
    'Plainchart needs JavaScript to show your health record. Turn it on in your browser, then load the page again.',
  notOpened: 'We could not open this app. Load the page again.',
}
