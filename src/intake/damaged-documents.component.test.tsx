import { expect, test } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { damagedCopies } from './__fixtures__/damaged-files'
import { FileError } from './file-error'
import { readFiles } from './read-files'

const WHOLE = new TextEncoder()
  .encode(`<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><title>Summary</title>
<effectiveTime value="20260504"/><recordTarget><patientRole><patient><name><given>Ada</given><family>Example</family></name>
<administrativeGenderCode code="F"/><birthTime value="19800203"/></patient></patientRole></recordTarget>
<component><structuredBody><component><section><title>Allergies</title><text><list><item>Latex</item></list></text></section></component>
</structuredBody></component></ClinicalDocument>`)

test('a C-CDA document with flipped or missing bytes is one document, or refused with a reason', async () => {
  let documents = 0
  for (const bytes of damagedCopies(WHOLE, generatedCases(5_000), 32)) {
    const outcome = await readFiles([new File([bytes], 'a.xml')], {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      askPassphrase: () => Promise.resolve(undefined),
      cardIssuers: undefined,
    }).catch((cause: unknown) => cause)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileError)
    else {
      documents += 1
      expect(outcome).toMatchObject({ documentFiles: { size: 1 } })
    }
  }
  expect(documents).toBeGreaterThan(500)
})
