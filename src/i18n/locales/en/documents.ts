import { pluralize, headingFor, possessive, forAudience, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of notes, documents and files. */
export const documents = {
  title: (reader: MessageAudience) => headingFor(reader, 'Notes and documents', 'Documents'),
  intro: (reader: MessageAudience) =>
    reader.audience === 'provider'
      ? 'Clinical notes, letters and other documents.'
      : `Notes and letters that ${possessive(reader)} care team has written, and files. Notes are written for care teams, so some words may be hard to follow.`,
  total: (count: number) => `${pluralize(count, 'document', 'documents')} in this record`,
  /** Of an incomplete list. */
  loaded: (count: number) => `${pluralize(count, 'document', 'documents')} loaded`,
  olderVersions: (count: number) => `Older versions (${numberFormat.format(count)})`,
  mistakes: (count: number) => `Entered by mistake (${numberFormat.format(count)})`,
  reports: 'Test reports with a file',
  noName: 'Document without a name',
  by: 'By',
  newerTitle: 'There is a newer version of this document',
  openNewer: (name: string) => `Open the newer version: ${name}`,
  supersededTitle: 'This document was replaced by a newer one',
  supersededText: forAudience(
    'The newer one is not here. Ask your clinic for it.',
    'The newer version was not in the list sent by the server.',
    'The newer one is not here. Ask the clinic for it.',
  ),
  files: 'Files',
  formats: (count: number) =>
    `This document comes in ${pluralize(count, 'format', 'formats')}. Each should say the same.`,
  noFile: 'This note has no file we can open.',
  file: 'File',
  kinds: {
    pdf: 'PDF',
    png: 'Picture',
    jpeg: 'Picture',
    gif: 'Picture',
    webp: 'Picture',
    tiff: 'Picture (TIFF)',
    svg: 'Drawing',
    text: 'Text',
    html: 'Web page',
    xml: 'XML',
    ccda: 'Health summary',
    rtf: 'Rich text',
    zip: 'Archive',
    word: 'Word document',
    office: 'Office document',
    dicom: 'Medical picture (DICOM)',
    json: 'JSON',
    sound: 'Sound',
    video: 'Video',
    unknown: 'File of unknown kind',
  },
  open: (kind: string, size: string | undefined) => `Open (${size ? `${kind}, ${size}` : kind})`,
  getFile: (kind: string, size: string | undefined) => `Get the file (${size ? `${kind}, ${size}` : kind})`,
  fileSize: (bytes: number) =>
    bytes < 1_000_000
      ? `${numberFormat.format(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${numberFormat.format(Math.round(bytes / 100_000) / 10)} MB`,
  sizeNotGiven: 'The health system does not say how large this file is.',
  loadingFile: 'Getting the file…',
  cancel: 'Stop',
  close: 'Close',
  /** Words of a note that are explained. */
  terms: {
    list: (count: number) => `${pluralize(count, 'medical word', 'medical words')} explained`,
    general: (isReviewed: boolean) =>
      isReviewed ? 'General explanation.' : 'General explanation. Not yet reviewed by a clinician.',
    /** Shown when the browser asks to save data. */
    load: 'Explain medical words',
    /** Below a text that is longer than what is searched. */
    beginning: 'Only words in the first part of this text are explained.',
  },
  save: (name: string) => `Save ${name}`,
  markupAsText: 'Web pages and drawings are saved as text (.txt). Opened from a device, they could run programs.',
  saveWarning: 'If you use a shared computer, a saved file stays on it. Others may be able to open it.',
  newTab: 'Open in a new tab',
  saveOnly: 'This kind of file can’t be shown here. You can save it and open it with another program.',
  empty: 'This file is empty.',
  unreadable: 'The file could not be read. It may have been damaged on the way into the record.',
  failed: 'We can’t get this file right now. Try again.',
  notFound: 'The health system does not have this file any more, or does not give it out in a form we can read.',
  notShared: 'You have not shared this file with this app, or the health system does not allow it.',
  tooLarge: 'This file is too large for this app.',
  offline: 'You seem to be offline. Try again when you are back online.',
  signedOut: 'You have been signed out. Sign in again to get the file.',
  tryAgain: 'Try again',
  damage: {
    title: 'This file may be damaged',
    size: 'Its size is not the size that the record gives.',
    hash: 'Its check number does not match the one in the record. It may have been changed.',
  },
  mismatchTitle: 'This file is not what its label says',
  mismatch: (label: string) =>
    `The record calls it ${label}, but its content is something else. We do not open it here.`,
  elsewhere: (host: string) =>
    `This file is kept at ${host}, outside this health system. You may have to sign in there.`,
  elsewhereOpen: (host: string) => `Open it at ${host} in a new tab`,
  badAddress: (text: string) => `The address of this file can’t be opened: ${text}`,
  duplicatesText: 'This file says the same as the text above.',
  noContent: 'The record names a file, but does not say where it is.',
  truncated: 'Only the first part of this long text is shown. Save the file to read all of it.',
  omittedParts: (count: number) =>
    `${pluralize(count, 'part of this page is', 'parts of this page are')} not shown, such as pictures, forms or links to other places. Save the file to keep everything.`,
  encodedTwice: 'This file was encoded twice on its way into the record. We show what is inside.',
  rtf: {
    omitted: (count: number) =>
      `${pluralize(count, 'part of this file is', 'parts of this file are')} not shown: pictures, comments, or text that the author hid or deleted. Save the file to keep everything.`,
    cut: 'This file is incomplete. Its end may be missing.',
    noText: 'We found no text in this file. Save it to see what it holds.',
  },
  pdfHelp: 'If this file is hard to read with a screen reader, the clinic can give you another format.',
  pdfActive:
    'This PDF holds more than pages: it has parts that can act by themselves, or that we can’t check. We do not open it here. You can save it.',
  pdfNoViewer: 'This browser can’t show the file inside the page. Save it, or open it in a new tab.',
  pdfText: {
    show: 'Show the text of the PDF',
    reading: 'Reading the text…',
    about:
      'The app took this text out of the PDF. Lines can be in another order, and pictures are missing. The PDF itself counts.',
    inColumns: 'Parts of it are in columns or tables, so medical words are not explained.',
    page: (number: number, of: number) => `Page ${numberFormat.format(number)} of ${numberFormat.format(of)}`,
    emptyPage: 'We found no text on this page. It may be a picture.',
    none: 'We found no text in this PDF. Its pages may be pictures.',
    firstPages: (count: number, of: number) =>
      `Only the first ${numberFormat.format(count)} of ${numberFormat.format(of)} pages are shown as text. Save the file to read all of it.`,
    failed: {
      damaged: 'We could not read the text of this PDF. It may be damaged. You can save it.',
      locked: 'This PDF is locked with a password, so we could not read its text. You can save it.',
      tooSlow: 'It took too long to read the text of this PDF, so we stopped. You can save it.',
      notLoaded: 'A part of this app could not be loaded, so we could not read the text. Load the page again.',
    },
  },
  imageAlt: (name: string) => `Picture: ${name}`,
  imageFailed: 'This picture can’t be shown. You can save it and open it with another program.',
  pageOf: (name: string) => `Content of ${name}`,
  ccda: {
    from: 'From',
    author: 'Written by',
    patient: 'About',
    date: 'Made on',
    contents: 'Parts of this document',
    noTitle: 'Part without a title',
    noText: 'This part has no text to read. Its data may be somewhere else in the record.',
    noSections: 'This document has no parts that we can read. Its full text is below.',
    otherPatient: forAudience(
      'This file names another person, so we do not show it. Tell your clinic about it.',
      'This file names another patient and is not shown. Check the chart.',
      'This file names another person, so we do not show it. Tell the clinic about it.',
    ),
    picture: 'A picture that is not shown here',
    removed: 'crossed out',
    table: 'Table',
    inside: 'The document holds a file of another kind.',
  },
}
