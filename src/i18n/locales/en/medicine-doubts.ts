/** Short texts for rows: what speaks against a medicine that is listed as current. */
export const medicineDoubts = {
  supplyEnded: (day: string, isLast: boolean) => `Supply should have ended ${day}${isLast ? ', no refills left' : ''}`,
  expired: (day: string) => `Prescription ended ${day}`,
  over: 'The dates of this prescription have passed',
  old: (year: string) => `Old entry, from ${year}`,
  oldUndated: 'Old entry',
} as const
