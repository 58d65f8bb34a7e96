/** Messages of the search for a health system, on sites with a directory. */
export const findSystem = {
  title: 'Find your health system',
  other: 'Not in this list?',
  label: 'Name of your hospital or clinic, city or web address',
  hint: 'Type two letters or more. Your words stay on this device: we ask our own site only for the part of the list with the same first letters.',
  asOf: (date: string) => `List of ${date}.`,
  found: (count: number) => (count === 1 ? 'One found.' : `${count} found.`),
  more: (shown: number, more: string) => `The first ${shown}, and ${more} more: add your city.`,
  manyMore: 'There are many more with these words. Add your city, or another word of the name.',
  none: 'We did not find it. It may use another name: look at the address of its patient portal, and type that.',
  results: 'Health systems',
  portal: (name: string) => `Patient portal: ${name}`,
  notConnectable: 'This app can’t connect to it',
  notConnectableNote: (name: string) =>
    `${name} doesn’t let apps in a web browser connect. You can read your record in its own patient portal, or ask it for a copy.`,
  failed: 'We could not load the list of health systems. Check your connection, then try again.',
  tryAgain: 'Try again',
}
