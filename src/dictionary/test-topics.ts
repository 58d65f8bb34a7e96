/** Under which heading the results of a test are grouped, in the order of the headings. */
export const testTopics = [
  'kidneys',
  'sugar',
  'fats',
  'salts',
  'liver',
  'bloodCells',
  'ironAndVitamins',
  'heart',
  'clotting',
  'hormones',
  'immune',
  'infections',
  'allergies',
  'gases',
  'medicineLevels',
  'urine',
  'screening',
  'pregnancy',
  'scans',
  'vitalSigns',
  'other',
] as const

export type TestTopic = (typeof testTopics)[number]
