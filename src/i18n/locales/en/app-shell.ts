function timeLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

/** Messages of the app shell, and of errors and pages of the app itself. */
export const appShell = {
  appName: 'Plainchart',
  skip: 'Skip to main content',
  sandboxLabel: 'About this data',
  sandbox: 'Sample data. Not a real person.',
  navLabel: 'Record',
  aboutYou: 'About you',
  /** If nothing tells whether the reader is the patient. */
  aboutPerson: 'About this person',
  closeFile: 'Close the file',
  signOut: 'Sign out',
  signedOutTitle: 'You are signed out',
  signedOutText:
    'This app no longer holds your record. On a shared computer, close this browser window too: the health system may still know you.',
  hideDetails: 'Hide details',
  hidden: {
    title: 'The details are hidden',
    text: 'The record cannot be read on this screen now.',
    show: 'Show the details again',
  },
  changePerson: 'Change person',
  language: 'Language',
  languageFailed: 'We could not get that language. Try again.',
  theme: 'Colors',
  themes: { auto: 'Device colors', light: 'Light colors', dark: 'Dark colors' },
  proxyBanner: (owner: string) => `This is ${owner} record, shared by the clinic.`,
  accessReason: 'Why can I see it?',
  nameMissing: 'No name in the record',
  nameFailed: 'We could not load the name',
  nameNotAllowed: 'This app is not allowed to see the name',
  nameLoading: 'Getting the name…',
  born: (date: string) => `Born ${date}`,
  noPatient: 'No chart is open.',
  findPatient: 'Find a patient',
  findAnother: 'Find another patient',
  /** For the document title, where the site's configuration allows it. */
  recordOf: (owner: string) => `${owner} record`,
  nowShowing: (name: string) => `Now showing the record of ${name}.`,
  source: (name: string) => `This record comes from ${name}.`,
  /** Before the configured phone number, hours and page. */
  help: (name: string) => `Help from ${name}:`,
  helpPage: 'Help page',
  portalFor: 'Messages, refills and booking stay in the clinic’s portal:',
  printed: (date: string) => `Printed ${date}`,
  printedFrom: (name: string) => `From ${name}.`,
  noBirthDate: 'Birth date not given',
  emergency: 'In an emergency, call 911 or your local emergency number. Do not wait for a result in this app.',
  privacyLink: 'Privacy and this app',
  sessionEnded: 'Your sign-in has ended to protect the record.',
  sessionEndedText:
    'What was loaded can still be read in this tab until you sign out here or close it. Sign in again to see more.',
  sessionEndedReasons: {
    lost: 'This page was loaded again, or the connection broke, while your sign-in was being renewed. The health system ends a sign-in then.',
    otherPatient:
      'The health system began to answer for another person. So we stopped, and showed nothing of that record. Check the name on the record when you sign in.',
  },
  signInAgain: 'Sign in again',
  signInFailed: 'We can’t reach the health system’s sign-in right now. Try again in a minute.',
  offline:
    'You are offline. What is on this page may no longer be the newest. The rest comes by itself when you are back online.',
  clockTitle: 'Check the clock of this device',
  clockAhead: (amount: string) =>
    `It seems to be ${amount} ahead. Ages, and what is “now” or “past” here, go by that clock.`,
  clockBehind: (amount: string) =>
    `It seems to be ${amount} behind. Ages, and what is “now” or “past” here, go by that clock.`,
  idleTimeout: {
    title: 'Are you still there?',
    idle: (seconds: number) =>
      `You will be signed out in ${timeLeft(seconds)} to protect the record. Do you want to stay signed in?`,
    token: (seconds: number) => `Your sign-in ends in ${timeLeft(seconds)}. Save or print now. You can sign in again.`,
    staySignedIn: 'Stay signed in',
    dismiss: 'OK',
    signOutNow: 'Sign out now',
  },
  pageFailedTitle: 'We can’t show this page',
  pageFailedText:
    'Something in this app went wrong on this page. The health record itself is not affected, and the other pages still work.',
  chunkFailed: 'A part of this app could not be loaded. It is tried again by itself. The other pages still work.',
  pageOffline: 'You are offline. This page opens when you are back online.',
  newerVersion: 'There is a new version. Reload the page.',
  watchersFailed:
    'A part of this app could not be loaded, so you will get no warning before you are signed out after a while. Load the page again.',
  printHeadFailed:
    'A part of this app could not be loaded, so a print may lack the name and the date. Load the page again before you print.',
  relatedFactsFailed:
    'A part of this app could not be loaded. This page may not say when a medicine was last picked up, which range of a test is for which age or sex, or that a document has a newer version. Load the page again.',
  providerFactsFailed: 'A part of this app could not be loaded: birth date, numbers and allergies are not shown here.',
  reloadPage: 'Load the page again',
  tryAgain: 'Try again',
  pageLoading: 'Opening the page…',
  connecting: 'Opening the record…',
  /** Sections of the main navigation: for patients, for providers. */
  sections: {
    home: ['Home', 'Summary'],
    results: ['Results', 'Results'],
    medicines: ['Medicines', 'Medications'],
    health: ['Health', 'Problems'],
    visits: ['Visits', 'Encounters'],
    all: ['All records', 'All records'],
    patients: ['Find patient', 'Find patient'],
  } as Readonly<Record<string, readonly [patient: string, provider: string]>>,
  find: 'Find in record',
  /** On a phone, below an icon. */
  short: { find: 'Find', hide: 'Hide', all: 'All' },
}
