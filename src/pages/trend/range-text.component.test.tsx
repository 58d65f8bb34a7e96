import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findInMain, giveElementsSize, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

/** Ranges that were sent as text only, with the number of lines at the ends of their band; none where they are not one range. */
const ranges = [
  ['triglycerides', '<150', [150, 160, 180], 'mg/dL', 1],
  ['alt', '≤ 45 U/L', [40, 60, 75], 'U/L', 1],
  ['hdl', '> 40', [38, 55, 61], 'mg/dL', 1],
  ['hemoglobin', '12.0 - 15.5', [11, 13.2, 16], 'g/dL', 2],
  ['potassium', '3.5–5.1', [3.2, 4.1, 5.5], 'mmol/L', 2],
  ['cells', '4.5-10.0 x10E3/uL', [4, 8, 11.2], '10*3/uL', 2],
  ['tsh', '0,4 - 4,0', [0.2, 2.4, 5], 'm[IU]/L', 2],
  ['creatinine', 'M: 0.7-1.3; F: 0.5-1.1', [0.8, 0.9, 1.2], 'mg/dL', 0],
  ['protein', 'NEGATIVE', [2, 3, 4], 'mg/L', 0],
] as const

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  ...ranges.flatMap(([id, text, values, code]) =>
    values.map((value, index) => ({
      resourceType: 'Observation',
      id: `${id}-${index}`,
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: id },
      subject: { reference: 'Patient/tove' },
      effectiveDateTime: `${2024 + index}-10-02`,
      valueQuantity: { value, unit: code, system: 'http://unitsofmeasure.org', code },
      referenceRange: [{ text }],
    })),
  ),
])

test.each(ranges)(
  'a range as text is drawn as a band where it is one range: %s %s',
  async (id, text, _values, _code, edges) => {
    giveElementsSize()
    await renderRoute(`/results/trend/${id}-2?range=all`, { person: 'tove', sandbox })
    // A range that is one is in the sentence, in words; the text as sent is on the page of the result.
    await findInMain(edges === 0 ? text : 'Newest result')
    await waitFor(() => expect(main().querySelector('[data-marks]')).not.toBeNull())
    await waitFor(() => {
      expect(main().querySelectorAll('[class*="_band_"] path, path[class*="_band_"]')).toHaveLength(edges === 0 ? 0 : 1)
      expect(main().querySelectorAll('line[stroke="var(--band-edge)"]')).toHaveLength(edges)
    })
  },
)
