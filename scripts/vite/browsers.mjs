// The oldest supported browsers, from the features that the app needs.

/** [feature, purpose, first version of Chrome and Edge, Firefox, Safari]. `src/bootstrap/browser-check.js` tests each feature before the app starts. */
export const needed = [
  ['AbortSignal.any', 'requests that stop for more than one reason', 116, 124, 17.4],
  ['URL.canParse', 'addresses of EHRs and files', 120, 115, 17],
  ['Array.prototype.toSorted', 'lists in order', 110, 115, 16],
  [':has()', 'what paper leaves out', 105, 121, 15.4],
  ['@container', 'tables and rows on narrow screens', 105, 110, 16],
  ['@layer', 'every style', 99, 97, 15.4],
  ['DecompressionStream', 'the check of a PDF before it is shown', 80, 113, 16.4],
  ['lookbehind in regular expressions', 'units and saved files', 62, 78, 16.4],
  ['dialog', 'the warning before the session ends', 37, 98, 15.4],
  ['BroadcastChannel', 'signing out in every tab', 54, 38, 15.4],
  ['Intl.DisplayNames', 'names of languages', 81, 86, 14.1],
  ['module scripts', 'the app itself', 63, 67, 11.1],
]

const latest = (column) => Math.max(...needed.map((row) => row[column]))

export const oldest = { chrome: latest(2), edge: latest(2), firefox: latest(3), safari: latest(4) }

/** Build target: newer syntax and CSS (`light-dark()`) are transpiled for these browsers. */
export const buildTarget = [...Object.entries(oldest), ['ios', oldest.safari]].map(
  ([name, version]) => `${name}${version}`,
)
