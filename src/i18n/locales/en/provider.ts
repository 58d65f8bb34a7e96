import { pluralize, numberFormat } from './for-audience'
import { providerStates } from './provider-states'
import type { ProviderMessages } from '../../types'

/**
 * What providers read in place of the messages for patients: clinical terms, and nothing that addresses the patient.
 * Messages that also differ for a proxy have all three wordings in their own table (`forAudience`).
 */
export const provider = {
  states: { section: providerStates },
  views: {
    common: {
      expected: (range: string) => `Reference range: ${range}`,
    },
    conditions: {
      find: 'Find a problem',
      groups: {
        current: 'Active',
        unclear: 'Clinical status missing or not recognized',
        underReview: 'Unconfirmed, provisional or differential',
        past: 'Inactive or resolved',
        ruledOut: 'Refuted',
        visits: 'Encounter diagnoses',
      },
      alsoVisits: (count: number) => `Also the diagnosis of ${pluralize(count, 'encounter', 'encounters')}`,
    },
    medicines: {
      day: {
        omitted: (count: number) =>
          `${pluralize(count, 'medication', 'medications')} left out: forbidden by another order.`,
      },
      noName: 'Medication name not given',
      groups: {
        current: 'Active',
        unclear: 'Status missing or not recognized',
        paused: 'On hold',
        suggested: 'Proposed, not ordered',
        past: 'Completed, stopped or cancelled',
        inPreparation: 'Drafts, proposals and pharmacy copies',
      },
      find: 'Find a medication',
      howToTake: 'Dosage instruction',
      howItWasTaken: 'Dosage instruction (not marked active)',
      howItWouldBeTaken: 'Dosage instruction (not ordered)',
      doNotTakeText: 'Text of the order',
      reason: 'Indication',
      reasonNot: 'Reason not to give',
      prescribedBy: 'Requester',
      orderedBy: 'Requester',
      suggestedBy: 'Proposed by',
      writtenBy: 'Recorded by',
      refillsAllowed: (count: number) => `${count === 0 ? 'None' : numberFormat.format(count)} allowed on the order`,
      filledTimes: (count: number) => `Dispensed ${pluralize(count, 'time', 'times')}`,
      notHandedOver: 'Other dispenses',
      lastsUntil: (date: string) => `Days’ supply until about ${date}.`,
      lastedUntil: (date: string) => `Days’ supply ended about ${date}.`,
      noFill: 'No dispense in this record. It may have been dispensed elsewhere.',
      history: 'Dispenses and earlier orders',
      later: 'Later orders',
      thisOne: 'This order',
      earlier: 'Earlier orders',
      historyGaps: {
        missing: 'An earlier order is not in this record.',
        loop: 'The order of the earlier orders is unclear.',
      },
      columns: { amount: 'Quantity', days: 'Days’ supply' },
      substituted: 'Substituted by the pharmacy.',
      sameMedicine: 'Same medication, no order named. May belong to another order.',
      composed: '(Composed from structured data.)',
      fromPrescription: '(From the order)',
      fillHistory: 'Dispenses',
      otherFills: 'Other dispenses',
      otherFillsIntro: 'Not linked to an order in this record.',
      totalFills: (count: number, filled: number) =>
        `${pluralize(count, 'dispense', 'dispenses')} in this record${count === filled ? '' : `, ${numberFormat.format(filled)} completed`}`,
      fillsAbove: 'Each is with its order above.',
    },
    answers: {
      intro: 'Social history, surveys, preferences and other observations that are not test results.',
      excluded: 'Cancelled or entered in error',
    },
    results: {
      intro: () => 'A result may be here before anybody has reviewed it.',
      show: { outside: 'Outside the reference range', notFinal: 'Not final' },
      kinds: {
        laboratory: 'Laboratory',
        'social-history': 'Social history',
        survey: 'Survey',
        imaging: 'Imaging',
        exam: 'Exam',
      },
      tableFlags:
        '▲ is above the reference range, ▼ below it. Signs in brackets come from the range alone: those results have no flag.',
      homeIntro: (isWhole: boolean) =>
        `Of home readings only the newest${isWhole ? '' : ' loaded'}; those flagged as outside the range are under their own day.`,
      noneOutside: 'No results outside the reference range here. Results without a range cannot be compared.',
      excluded: (count: number) => `Cancelled or entered in error (${numberFormat.format(count)})`,
      excludedText: 'Not results. Do not act on them.',
      noneMatch: 'No results match. A test may be under another name.',
    },
    trend: {
      compares: (words: string, source: 'lab' | 'record' | 'range') =>
        source === 'range' ? `Compared with the reference range: ${words}.` : `Flag of the ${source}: ${words}.`,
      band: 'Reference range',
      marks: 'Triangle: outside the reference range. Circle: inside.',
      aboutText: [
        'The shaded part is the reference range that came with the results.',
        'Triangle: outside the range. Diamond: outside, side not given. Circle: inside. Bar: no range to compare with.',
        'Hollow mark: “less than” or “more than”, not final, or sent without a unit.',
        'Dashed ring: sensitive. Square: changed after it was final.',
      ],
      columns: { range: 'Reference range', flag: 'Flag', upper: 'Systolic', lower: 'Diastolic' },
      excluded: 'Results entered in error or cancelled are in the table, not in the chart.',
      showEvents: 'Also show medication requests and encounters of this time',
      eventsTitle: 'Medication requests and encounters in this time',
      eventKinds: { MedicationRequest: 'Medication request', Encounter: 'Encounter' },
      eventsLoading: 'Medication requests and encounters are still loading.',
      eventsFailed: 'Not all medication requests and encounters could be loaded. Some may be missing here.',
      eventsNone: 'No medication requests or encounters found in this time.',
      goesWithMissing:
        'Problems, goals or encounters that name this test may be missing here: not all could be loaded.',
    },
    vitals: {
      kinds: {
        heartRate: 'Heart rate',
        temperature: 'Temperature',
        breathing: 'Respiratory rate',
        oxygen: 'Oxygen saturation',
        headSize: 'Head circumference',
      },
      none: 'No vital signs in this record. This does not mean that none were measured.',
    },
    growth: {
      intro: 'Height, weight and BMI before the age of 20, by percentile.',
      curves: { female: 'Female', male: 'Male', none: 'None' },
      fromRecord: 'Curves chosen by the sex in the record. They can be changed.',
      sexUnknown: 'The record does not say which curves apply. Choose female or male to compare.',
    },
    records: {
      total: (count: number, mistakes: number) =>
        `${pluralize(count, 'record', 'records')} in this list${mistakes === 0 ? '' : `, including ${numberFormat.format(mistakes)} entered in error`}`,
      loaded: (count: number, mistakes: number) =>
        `${pluralize(count, 'record', 'records')} loaded${mistakes === 0 ? '' : `, including ${numberFormat.format(mistakes)} entered in error`}`,
      groups: {
        main: 'Active and recent',
        underReview: 'Unconfirmed',
        past: 'Ended or inactive',
        notInEffect: 'Drafts, proposals and copies',
        enteredInError: 'Entered in error',
      },
      hiddenMistakes: (count: number) => `Entered in error (${numberFormat.format(count)})`,
      hiddenMistakesText: 'Do not act on these.',
      notAvailable: {
        DiagnosticOrder: 'The server does not list diagnostic orders.',
        Questionnaire: 'The server does not list questionnaires.',
      },
    },
    timeline: {
      intro: () =>
        'All dated records, newest first. What came from an encounter is in its card. Undated records are at the end.',
      groups: {
        visits: 'Encounters',
        medicines: 'Medications',
        vaccines: 'Immunizations',
        health: 'Problems and plans',
      },
      outside: (count: number, names: string) => `${numberFormat.format(count)} outside the reference range: ${names}`,
      presets: { visits: 'Encounters only', results: 'Results' },
      mistakes: (count: number) =>
        `${pluralize(count, 'record is', 'records are')} entered in error and not shown here. The list of each kind has them.`,
      notShared: (what: string) => `Not authorized at sign-in: ${what}.`,
      closed: (what: string) => `Access refused by the server: ${what}.`,
      notOffered: (what: string) => `Not supported by the server: ${what}.`,
    },
  },
  afterLists: {
    lastVisit: {
      link: (day: string) => `Notes of the encounter on ${day}`,
      day: (day: string) => `Notes from the day of the encounter, ${day}`,
      visit: (day: string) => `Encounter on ${day}`,
      unsure: 'Not all encounters and notes could be searched. There may be a later one.',
    },
    printOrDownload: { downloadAll: 'Export this chart' },
  },
  byType: {
    groups: {
      unconfirmed: 'Unconfirmed',
      unclear: 'Status missing or not recognized',
      noneKnown: 'Negative statements',
      inProgress: 'In progress',
      given: 'Administered',
      notGiven: 'Not administered',
      stopped: 'Stopped',
      cancelled: 'Cancelled',
      ruledOut: 'Refuted',
    },
    noReaction: 'None recorded',
    activities: {
      open: 'Activities',
      paused: 'Activities on hold',
      done: 'Activities completed',
      stopped: 'Activities stopped or cancelled',
    },
    doNotPerform: (words: string) => `Do not perform: ${words}`,
    contactNotShared: 'Not authorized for contact details.',
    latestNotShared: 'Not authorized for measurements.',
    condition: {
      title: 'Linked records',
      intro: 'Linked to this problem by reference. Others may belong to it without a link.',
      none: 'No other record is linked to this problem.',
      unsure: 'Not all records could be searched. Some linked to this problem may be missing here.',
    },
    visit: {
      newer: 'This is a newer version. An earlier one is from the day of the encounter.',
      outside: 'Results outside the reference range',
      none: 'No written notes or reports are linked to this encounter or from the same day. Some may be outside the reach of this sign-in.',
      noneLinked: 'No written notes or reports are linked to this encounter.',
      unsure: 'Not all notes and reports could be searched. Some of this encounter may be missing here.',
      noDay: 'The record gives no day for this encounter, so notes of the same day were not searched.',
      sameDay: 'Same day, not linked to this encounter',
      sameDays: 'Same days, not linked to this encounter',
      sameDayExplanation: 'From the time of this encounter. The record does not say that they belong to it.',
      before: (day: string) => `Previous encounter: ${day}`,
      after: (day: string) => `Next encounter: ${day}`,
      details: 'All details of this encounter',
      more: 'More from this encounter',
      moreNone: 'Nothing more from this encounter.',
      parts: 'Parts of this encounter',
      others: 'Other records from this encounter',
      mistakes: 'Entered in error',
      count: (count: number) => `${pluralize(count, 'more record', 'more records')} from this encounter`,
    },
  },
  detail: {
    results: { columns: { mark: 'Flag', range: 'Reference range' } },
    narrative: 'Narrative of the record',
    links: { notShared: 'Not authorized to open this.' },
    notOffered: {
      DiagnosticOrder: 'The server does not list diagnostic orders.',
      Questionnaire: 'The server does not support questionnaires.',
    },
    originNotOffered: 'The server does not support provenance.',
    originNotShared: 'Not authorized for provenance.',
  },
  documents: {
    mistakes: (count: number) => `Entered in error (${numberFormat.format(count)})`,
    notShared: 'Not authorized for this file.',
    notFound: 'The server does not have this file any more, or not in a form that can be read here.',
    elsewhere: (host: string) => `This file is kept at ${host}, outside this EHR. It may ask for a sign-in of its own.`,
    pdfHelp: 'Hard to read with a screen reader? The EHR may have another format.',
    pdfText: {
      about: 'Text extracted from the PDF. Order may differ and images are missing. The PDF itself counts.',
      inColumns: 'Parts are in columns or tables.',
    },
  },
  ledger: {
    columns: { permission: 'Authorized' },
    states: { notShared: 'Not authorized', linked: 'Not listed by patient', notOffered: 'Not supported' },
    notes: {
      stopped: 'Stopped before all of it was here.',
      loop: 'The next links form a loop. Some may be missing.',
      unclear:
        'Some records do not clearly name this patient. The server returned them in this patient’s search, so they are shown.',
      dropped: 'Records of another patient, of another type or unreadable were left out.',
      limited: 'The sign-in covers only a part of this kind.',
      refreshFailed: 'Could not be checked again. What is shown is from before.',
      byStatement: 'The capability statement does not list this kind.',
      byAnswer: 'The server does not have this kind.',
      byScope: 'Not authorized at sign-in.',
      byServer: 'The server refuses access to this kind.',
      noListByPerson: 'Found by a search of its own, or along with other records.',
    },
    permissions: { closed: 'No, refused by the server' },
    notShared: (kinds: string) => `Missing, not authorized: ${kinds}.`,
    notOffered: (kinds: string) => `The server does not list ${kinds}.`,
    allLoaded: (loaded: number) =>
      `All that the server offers of this patient is here: ${pluralize(loaded, 'record', 'records')}.`,
    permissionsLink: 'See what this app is authorized to read',
  },
  privacy: {
    title: 'Session and data',
    reads: 'This app reads only. It never writes to the record. Who may use it is set in the EHR.',
    sharedTitle: 'What this app is authorized to read',
    sharedIntro: 'The EHR sets this, for this sign-in.',
    narrowedTitle: 'The sign-in covers less than before',
    narrowed: (kinds: string) =>
      `No longer authorized: ${kinds}. What is shown of these may be out of date. Sign out and sign in again to ask for them.`,
    grantedUnknown: 'The EHR did not say which permissions it gave.',
  },
  search: {
    directory: 'Directory of the health system',
    anyPatient: 'Without naming the patient (records of other patients are left out)',
    labels: { 'Group.characteristic': 'Characteristic', 'Encounter.discharge-disposition': 'Discharge disposition' },
  },
  download: {
    ips: {
      sections: {
        medicines: 'Medications',
        problems: 'Problems',
        immunizations: 'Immunizations',
        devices: 'Devices',
        results: 'Results',
        pastIllness: 'Past problems',
      },
      doNotTake: (names: readonly string[]) =>
        `Do-not-give orders: ${names.join('; ')}. They are given here as text only, so that no software takes them for active medications.`,
      otherKinds: 'Encounters, goals, documents, care teams and coverages are not part of this summary.',
    },
    intro: () =>
      'Prints and files of this chart. Each is made in this browser and sent nowhere. What is saved stays on this device.',
    options: {
      jsonHelp:
        'Everything as it was received (FHIR), for other software. Records entered in error are in it, with that status.',
    },
    states: {
      limited: 'The sign-in covers only a part',
      notShared: 'Not authorized',
      closed: 'Refused by the server',
      notOffered: 'Not supported by the server',
    },
    gaps: {
      limited: (what: string) => `The sign-in covered only a part: ${what}.`,
      notShared: (what: string) => `Not authorized at sign-in: ${what}.`,
      closed: (what: string) => `Access refused by the server: ${what}.`,
      notOffered: (what: string) => `Not supported by the server: ${what}.`,
    },
    mistakesOmitted: (count: number) =>
      `${pluralize(count, 'record that is', 'records that are')} entered in error ${count === 1 ? 'is' : 'are'} not in here.`,
    uncountedOmitted: (count: number) =>
      `${pluralize(count, 'record that is', 'records that are')} cancelled or entered in error ${count === 1 ? 'is' : 'are'} not in here.`,
  },
  exportOptions: {
    options: {
      doctor: [
        'Clinical summary',
        'Problems, medications, allergies, latest results, implants and contacts, for another clinician.',
        'Up to two pages, on paper or as PDF',
      ],
      work: [
        'Immunizations for school or work',
        'The immunizations given, each with its date, lot number and place. Nothing else.',
        'On paper or as PDF',
      ],
      me: [
        'The record as text',
        'By kinds and years. Notes and documents can come along as files.',
        'On paper, as PDF, as text, or as a folder of files (zip)',
      ],
      app: ['For other software', 'Files that programs can read.', 'FHIR, tables, or a patient summary'],
    },
    doctorAfterDeath: [
      'Clinical summary',
      'Problems, medications, allergies, latest results and implants, as recorded.',
      'Up to two pages, on paper or as PDF',
    ],
    appointment: 'Sheet for an appointment: choose records and write down points to discuss',
    back: 'All ways to export',
    doctor: {
      patient: 'Patient',
      none: {
        allergies: 'No active allergy is listed in this record. This does not mean that there are none.',
        medicines: 'No medication request of this record is active or on hold. Other systems may have some.',
        problems: 'No active problem is listed in this record.',
        implants: 'No implant is listed in this record. This does not mean that there are none.',
        results: 'No result in this record.',
        contacts: 'No contact in this record.',
      },
      partFailed: 'Not loaded. Check in the EHR.',
      others: {
        allergies: (count: number) =>
          `Not listed: ${pluralize(count, 'allergy', 'allergies')}, inactive, resolved or refuted.`,
        medicines: (count: number) =>
          `Not listed: ${pluralize(count, 'request', 'requests')}, completed, stopped, cancelled, proposed, draft or pharmacy copy.`,
        problems: (count: number) =>
          `Not listed: ${pluralize(count, 'problem', 'problems')}, inactive, resolved, refuted or diagnosis of an encounter.`,
      },
      answersOmitted: (count: number) =>
        `Not on this sheet: ${pluralize(count, 'observation', 'observations')} of social history, surveys or directives.`,
      about: (ehr: string) =>
        `Put together by an app from the record at ${ehr}. Not reviewed by a clinician. Other systems may have more.`,
    },
    app: {
      csvHelp:
        'One table a kind of record, with dates and values as they were sent. Records entered in error are left out.',
    },
  },
  appointment: {
    title: 'Appointment sheet',
    intro:
      'Choose records to discuss and write down points. Then print the sheet. It is kept only in this tab and is gone at sign-out.',
    pickHelp: 'Records can also be chosen on their own pages.',
    add: 'Put on the appointment sheet',
    questionsLabel: 'Points to discuss, one in each line',
    sheetTitle: 'Appointment sheet',
    items: 'Records to discuss',
    questions: 'Points to discuss',
    noQuestions: 'No points are written down yet.',
    empty: 'Nothing to choose from in what is loaded.',
  },
  find: {
    narrative: 'Narrative',
    mistake: 'Entered in error',
    rows: { medicines: 'Medications', conditions: 'Problems', visits: 'Encounters' },
    reasons: {
      noNote: () => 'This record has no note of that encounter.',
      nothingPlanned: () => 'This record has no planned encounter. One may be planned elsewhere.',
      noPurpose: () => 'The order has no indication.',
    },
    answers: {
      lastVisitWith: (name: string, date: string, isDay: boolean) =>
        `${name}: last encounter in this record ${isDay ? 'on' : 'in'} ${date}.`,
      notesOfDay: (count: number) =>
        `${pluralize(count, 'note is', 'notes are')} from that day. The record does not link ${count === 1 ? 'it' : 'them'} to the encounter.`,
      visits: (count: number) => `${pluralize(count, 'encounter', 'encounters')}.`,
      visitsNotHeld: (count: number) =>
        `${pluralize(count, 'encounter', 'encounters')} without a record that ${count === 1 ? 'it' : 'they'} took place.`,
      visitsPlanned: (count: number) => `${pluralize(count, 'planned encounter', 'planned encounters')}.`,
      withoutReason: (count: number) =>
        `${pluralize(count, 'other active order has', 'other active orders have')} no indication.`,
    },
  },
  whatsNew: {
    visitLabel: 'Encounter',
    noVisit: 'The record has no encounter in the past with a date.',
    noVisitLoaded: 'The encounters could not all be loaded, so none can be chosen here.',
    how: 'By the dates in the record: when a result was issued, a note or a problem was recorded, a medication was ordered or dispensed, a vaccine was given. A day counts when it begins after the one chosen. What has only the day of the encounter is left out, as it may be of the encounter itself.',
  },
} as const satisfies ProviderMessages
