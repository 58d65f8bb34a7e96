/** Messages of the pages before and after a session: connect, launch, callback, who, signed out. */
export const signIn = {
  title: 'Your health record, in plain words',
  intro: 'See your test results, medicines and visits in one place.',
  /** To a reader who followed a link into the record; `pages` are its first parts. */
  toOpen: {
    other: 'Sign in to open that page.',
    person: 'Sign in again and choose the other person there.',
    pages: {
      results: 'Sign in to open your results.',
      vitals: 'Sign in to open your vital signs.',
      conditions: 'Sign in to open your health conditions.',
      medicines: 'Sign in to open your medicines.',
      documents: 'Sign in to open your notes and documents.',
    } as Readonly<Record<string, string>>,
  },
  choose: 'Choose your health system',
  how: 'You sign in on your clinic’s own page and choose what to share.',
  continueTo: (name: string) => `Continue to ${name}`,
  staffTitle: 'I work in health care',
  staffIntro: 'Sign in with your work account. You look for the patient afterwards, in this app.',
  staffTo: (name: string) => `Continue to ${name} as care staff`,
  sample: 'Sample data. No real people.',
  /** An example record beside the list of health systems. */
  example: {
    title: 'An example, not a real record',
    test: 'A1c (blood sugar over about 3 months)',
    visit: 'Follow-up visit',
    who: 'With Dr. Robin Lee-Sample',
    medicine: 'Lisinopril 10 mg, tablet',
    how: 'Take 1 tablet every morning.',
  },
  /** What the app can do, what happens with the record, and what the app cannot do. */
  can: 'Read, print and save your record.',
  privacy: 'Your record stays in this browser tab and is cleared when you sign out. We don’t sell or share your data.',
  openFile: 'Open a file you saved',
  openLink: 'Open a link that was shared with you',
  cannot: 'Messages, refills and booking stay with your clinic.',
  redirecting: (name: string) => `Taking you to ${name} to sign in…`,
  noSystems: 'No health system is set up in this app yet.',
  launchTitle: 'Opening the record',
  unknownTitle: 'This app isn’t set up for that system',
  framedTitle: 'Open this app in its own window',
  openWindow: 'Open in a new window',
  openWindowNote: 'If no window opens, your browser may block new windows. Allow them for this site.',
  missingTitle: 'This page can’t be opened on its own',
  missingText:
    'Open this app from the patient’s chart in the hospital’s system (EHR), or choose a health system from the list.',
  slow: 'This is taking longer than usual.',
  finishing: 'Finishing sign-in…',
  startAgain: 'Choose a health system and start again',
  technical: 'Technical details',
  problemTitle: 'We could not sign you in',
  problemTitleAt: (name: string) => `We could not sign you in at ${name}`,
  tryAgainAt: (name: string) => `Try again at ${name}`,
  oauthError: 'Error code of the health system:',
  serverText: 'The health system’s own words:',
  unknownIss: 'Address of the system (iss):',
  whoTitle: 'Which record do you want to see?',
  whoNone: 'This sign-in is not linked to a health record. Ask your clinic for help.',
  whoChoose: 'Choose a person first.',
  whoLegend: 'Records that you may see',
  unnamed: 'A person without a name in the record',
  /** The record of the signed-in person. */
  you: (name: string) => `You (${name})`,
  bornOn: (date: string) => `born ${date}`,
  openRecord: 'Open this record',
  signedOutIdle: 'Nothing happened in this app for a while, so we signed you out to protect the record.',
  atEhr: (name: string) => `Sign out of ${name} as well`,
  /** After the EHR has led back here; people may also have chosen there to stay signed in. */
  backFromEhr: (name: string) =>
    `${name} has sent you back here. Unless you chose to stay signed in there, you are signed out there too.`,
  signInAgain: 'Sign in again',
  problems: {
    denied: 'You or the health system said no. Nothing was sent to this app.',
    stateMismatch: 'That sign-in took too long or was opened twice. Start again.',
    expired: 'That sign-in took too long or was opened twice. Start again.',
    interrupted: 'This page was loaded again while you were being signed in. No record was opened. Sign in again.',
    unknownIss: 'The system that opened this app is not on its list. Nothing was sent to it.',
    noLaunch:
      'Open this app from the patient’s chart in the hospital’s system (EHR), or choose a health system from the list.',
    noAnswer: 'There is no sign-in to finish here. Start again.',
    framed:
      'You cannot sign in while this app is shown inside another page. Open it in a window of its own. The record opens there.',
    insecure: 'You cannot sign in on a page with an address that begins with http. Try the same address with https.',
    unreachable: 'We can’t reach the health system right now. Check your connection, then try again.',
    slow: 'The health system did not answer in time. Try again.',
    down: 'The health system can’t sign you in right now. It has a problem, or is closed for a while. Try again later.',
    notFhir: 'The health system answered in a way that this app does not understand. Ask your clinic for help.',
    ehrError: 'The health system could not sign you in. Try again. If it happens again, ask your clinic for help.',
    notForThis:
      'The answer of the health system does not fit this sign-in. We stopped it: no record was opened. Start again.',
    clocksDiffer:
      'We can’t check this sign-in, because two clocks differ. Set the clock of this device to the right time, then start again. If it is right, tell the health system.',
    storageBlocked:
      'Your browser is blocking storage that sign-in needs. Allow storage for this site, then start again.',
    noPatient: 'This sign-in is not linked to a health record. Ask your clinic for help.',
    unknownPatient:
      'The record could not be opened. The health system named the patient in a way that this app cannot read. Start again. If it happens again, ask your clinic for help.',
  },
  /** Beside `clocksDiffer`; `amount` such as "7 minutes". */
  deviceAhead: (amount: string) =>
    `The clock of this device is about ${amount} ahead of the clock of the health system.`,
  deviceBehind: (amount: string) =>
    `The clock of this device is about ${amount} behind the clock of the health system.`,
  waitUntil: (until: string) => `The health system asks this app to wait until ${until}. Try again then.`,
  problemUnknown: 'Something went wrong in this app. Start again.',
}
