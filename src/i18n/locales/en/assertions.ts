import type { StatusText } from './statuses'

/**
 * Short texts for rows: what another part of the record says against it, for patients, for providers, and for proxies where it differs. Reasons that
 * are not listed have their words in the status line. The record's own page has longer texts (`detail.ts`).
 */
export const assertions = {
  recalled: ['Marked as recalled', 'Recall noted'],
  unknownModifier: ['There is more to this, and it may change what it means', 'Unknown modifier: meaning may differ'],
  unitsDisagree: ['It names two units for one amount', 'Unit text and code conflict'],
  namesDisagree: ['Its name and its code do not agree', 'Text and code conflict'],
  categoryDisagrees: ['Its name and its category do not agree', 'Name and category conflict'],
  datesDisagree: ['Its dates and its status do not agree', 'Dates and status conflict'],
  backwardsPeriod: ['Its end is dated before its start', 'Period ends before it starts'],
  hiddenParts: ['Parts of this are not shown', 'Partly masked or left out by the server'],
} as const satisfies Partial<Record<string, StatusText>>
