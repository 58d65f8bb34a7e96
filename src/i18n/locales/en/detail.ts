import { forAudience, numberFormat, pluralize } from './for-audience'

/** Adds a full stop, except after one, as in `a.m.`. */
const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Messages of the detail page of a record. */
export const detail = {
  reading: 'Show this record as',
  readings: { plain: 'Plain words', clinical: 'Clinical details', raw: 'Raw data' },
  rawIntro: 'This is the record as the health system sent it. It can help people who build or check software.',
  rawLoading: 'Getting the raw data…',
  copy: 'Copy the raw data',
  copied: 'Copied.',
  copyFailed: 'We could not copy it. Select the text below and copy it yourself.',
  save: 'Download the raw data',
  codes: 'Codes',
  fileFacts: 'About the files',
  partIds: 'Numbers of the parts of this record',
  extensions: (count: number) => `${pluralize(count, 'more detail', 'more details')} from the health system`,
  extensionsIntro: 'These are shown as they were sent.',
  modifiers: 'Extra details that can change what this record means',
  notReadable: 'No value we can show',
  narrative: 'Summary that the health system wrote',
  narrativeMore: 'It says more than the other parts of this record, so it comes first.',
  narrativeAlone: 'The other parts do not say what this record is, so it comes first.',
  contained: (count: number) =>
    count === 1 ? 'A record inside this one' : `${numberFormat.format(count)} records inside this one`,
  containedIntro: 'These came as a part of this record.',
  /** At the end of a printed record. */
  notOnPaper: 'Technical details are not printed. Nor are the records that mention this one.',
  mentioned: 'Mentioned in',
  mentionedIntro: 'Other parts of the record may mention it too.',
  mentionedNone: 'No record that is loaded mentions this one.',
  mentionedMore: (count: number) => `And ${pluralize(count, 'more record', 'more records')}.`,
  recorded: (who: string | undefined, when: string | undefined) => {
    if (who && when) return `Written down or sent by ${who} on ${asSentence(when)}`
    if (who) return `Written down or sent by ${asSentence(who)}`
    return when ? `Written down or sent on ${asSentence(when)}` : 'Written down or sent, with no name or date given.'
  },
  originDetails: 'All details of where this came from',
  originNotOffered: 'This health system does not say where this record came from.',
  originNotShared: 'This app is not allowed to see where this record came from.',
  /** On the pages of an opened file. */
  inFile: {
    notFound: 'This record is not in the file.',
    noOrigin: 'The file does not say where this record came from.',
  },
  olderFormat: 'This order came in an older format. Everything that the health system sent about it is below.',
  notOffered: {
    DiagnosticOrder: 'This health system does not say that apps can get test orders.',
    Questionnaire: 'This health system does not say that apps can get forms.',
    Group: 'A group can be opened from a search only. Search for it again to open it.',
    Provenance: 'This is shown on the page of the record that it is about.',
  },
  links: {
    self: 'This same record',
    contained: 'Comes inside this record',
    notShared: 'We can’t open this: it is not shared with this app.',
    notFound: 'We can’t find this record at the health system. It may have been removed.',
    notOffered: 'This can’t be opened here.',
    failed: 'We could not check this record just now.',
    elsewhere: (host: string) => `Kept at ${host}. We do not open it from here.`,
    broken: 'The record gives no way to open this.',
  },
  /** Expected ranges that differ by age, sex or other facts. */
  ranges: {
    forOthers: forAudience(
      'We compared with the range for the age and sex in your record. The lab also gave ranges for other people:',
      'Compared with the range for the patient’s age and administrative gender. Ranges for others:',
      'We compared with the range for the age and sex in this record. The lab also gave ranges for other people:',
    ),
    notCompared: {
      people: forAudience(
        'We did not compare this with a range, because we can’t tell which range is for you.',
        'Not compared with a range: the record does not say which range applies to this patient.',
        'We did not compare this with a range, because we can’t tell which range is for this person.',
      ),
      sex: forAudience(
        'We did not compare this with a range. The ranges differ by sex, and your record gives no sex or more than one.',
        'Not compared with a range: the ranges differ by sex, and the sexes in the record differ or are not known.',
        'We did not compare this with a range. The ranges differ by sex, and this record gives no sex or more than one.',
      ),
      others: forAudience(
        'We did not compare this with a range, because the ranges are for people of another age or sex.',
        'Not compared with a range: all ranges are for another age or sex.',
      ),
    },
  },
  results: {
    fullReport: 'The report in full',
    ofReport: 'Results in this report',
    members: 'Results in this group of tests',
    overTime: 'See this test over time',
    openToSee: 'Open the test to see its result.',
    nameOnly: 'Only the name is given here.',
    loading: 'Getting the result…',
    columns: { test: 'Test', value: 'Result', mark: 'How it compares', range: 'Expected range', note: 'Note' },
  },
} as const

/** Notes on the detail page: origin and warnings. */
export const detailNotes = {
  loading: 'Getting the record…',
  backTo: (list: string) => `Back to ${list}`,
  origin: 'Where this came from',
  noProvenance: 'The health system did not say where this came from.',
  provenanceFailed: 'We could not check where this came from.',
  removed: forAudience(
    'A procedure in your record says that this was taken out. Ask your care team if it is still in your body, above all before an MRI scan.',
    'A procedure documents the explantation of this device. Verify, in particular before MRI.',
    'A procedure in this record says that this was taken out. Ask the care team if it is still in the body, above all before an MRI scan.',
    'A procedure in this record says that this was taken out.',
  ),
  categoryDisagrees: forAudience(
    'The record puts this among foods, medicines or things around us, and its name says another of these. Ask your care team which one is right.',
    'The category does not fit the substance. Check in the EHR.',
    'The record puts this among foods, medicines or things around us, and its name says another of these. Ask the care team which one is right.',
    'The record puts this among foods, medicines or things around us, and its name says another of these.',
  ),
  datesDisagree: forAudience(
    'The dates say that this is over, the status says that it is not. Ask your care team which one is right.',
    'Abatement and clinical status conflict.',
    'The dates say that this is over, the status says that it is not. Ask the care team which one is right.',
    'The dates say that this was over, the status says that it was not.',
  ),
  hiddenParts: forAudience(
    'Your health system does not share parts of this record. Ask your care team about them.',
    'Parts of this resource were masked or left out by the server.',
    'The health system does not share parts of this record. Ask the care team about them.',
    'The health system does not share parts of this record.',
  ),
  unknownModifier: forAudience(
    'There is more to this record than we can show, and it may change what it means. Ask your care team before you rely on it.',
    'Modifier extension not understood by this app: the meaning may differ. Check in the EHR.',
    'There is more to this record than we can show, and it may change what it means. Ask the care team before you rely on it.',
    'There is more to this record than we can show, and it may change what it means. Do not rely on it alone.',
  ),
  unitsDisagree: forAudience(
    'The record names two different units for one amount. Ask your care team which one is right.',
    'The text of a unit and its UCUM code are different units. Check in the EHR.',
    'The record names two different units for one amount. Ask the care team which one is right.',
    'The record names two different units for one amount. One of them is wrong.',
  ),
  namesDisagree: forAudience(
    'Its words and its code name different strengths or types. Ask your care team which one is right.',
    'Text and code name different strengths or types. Check in the EHR.',
    'Its words and its code name different strengths or types. Ask the care team which one is right.',
    'Its words and its code name different strengths or types. One of them is wrong.',
  ),
  backwardsPeriod: forAudience(
    'This ends before it starts. One of the dates is wrong. Ask your care team which one.',
    'The period ends before it starts.',
    'This ends before it starts. One of the dates is wrong. Ask the care team which one.',
    'This ends before it starts. One of the dates is wrong.',
  ),
  deathDateDisagrees: forAudience(
    'This record gives a date of death that does not fit its other dates. Ask your health system to correct it.',
    'The date of death conflicts with the birth date, today, or later care. Statuses are shown as for a living patient.',
    'This record gives a date of death that does not fit its other dates. Ask the health system to correct it.',
  ),
  mistake: forAudience('This was entered by mistake. Do not rely on it.', 'Entered in error.'),
  doNotTake: forAudience(
    'Do not take this medicine. Your care team said so.',
    'DO NOT GIVE: order not to give this medication.',
    'Do not take this medicine. The care team said so.',
  ),
  refuted: forAudience(
    'Your care team checked. You do not have this.',
    'Refuted.',
    'The care team checked and ruled this out.',
  ),
  /** Advises to call, not to stop, as on the page of medicines. */
  recalled: forAudience(
    'This fill is marked as recalled. Call your pharmacist or care team now and ask what to do.',
    'Recall noted on this dispense.',
    'This fill is marked as recalled. Call the pharmacist or the care team now and ask what to do.',
    'This fill is marked as recalled.',
  ),
  notDone: forAudience('This was not done.', 'Not done.'),
  unclearOwner: forAudience(
    'This record does not clearly say who it belongs to. The health system sent it with your record. Ask your care team if it is yours.',
    'Subject is not a reference to this patient. Returned in this patient’s search.',
    'This record does not clearly say who it belongs to. The health system sent it with this person’s record. Ask the care team if it belongs here.',
    'This record does not clearly say who it belongs to. The health system sent it with this person’s record. Ask the health system if it belongs here.',
  ),
  otherPatient: 'This record is about another person than the one you have open.',
  sections: 'Details',
} as const
