import { expect, it } from 'vitest'
import { shortFormsOf } from './short-forms'

it.each<readonly [text: string, forms: string]>([
  ['1 tab PO BID PRN HR>120. Hold if SBP<100', 'PO=PO BID=BID PRN=PRN TAB=tab HR=HR SBP=SBP'],
  ['10 mL bid', 'BID=bid'],
  ['500mg IV q6h', 'IV=IV QH=q6h'],
  ['2 caps p.o. q.d. ac', 'PO=p.o. QD=q.d. AC=ac CAP=caps'],
  ['Take 1 tablet by mouth every day before meals', ''],
  ['Tome 1 tableta por la boca', ''],
  ['Take 1 capsule every morning; qualify for poison control at 8 pm', ''],
])('%s: %s', (text, forms) =>
  expect(
    shortFormsOf({ resourceType: 'MedicationRequest', dosageInstruction: [{ text }] })
      .map(([form, spelling]) => `${form}=${spelling}`)
      .join(' '),
  ).toBe(forms),
)
