/** Section titles of the detail page: for patients, for providers. */
export const sectionTitles: Readonly<Record<string, readonly [patient: string, provider: string]>> = {
  overview: ['About this', 'Overview'],
  dates: ['Dates', 'Dates'],
  result: ['Result', 'Result'],
  people: ['People and places', 'People and places'],
  details: ['More details', 'Details'],
  directions: ['Directions', 'Directions'],
  supply: ['Refills and supply', 'Supply'],
  contact: ['How to reach them', 'Contact'],
  ownContact: ['Address, phone and email', 'Contact'],
  related: ['Related records', 'Related records'],
  notes: ['Notes', 'Notes'],
  files: ['Files', 'Files'],
  careTeam: ['For the care team', 'Technical details'],
}
