import { expect, test } from 'vitest'
import { rewriteAddresses } from './rewrite-addresses'

const [from, to] = ['https://ehr.example/fhir', 'https://site.example/ehr/a/fhir']

test.each([
  [
    'the next page',
    { link: [{ relation: 'next', url: `${from}?page=2` }] },
    { link: [{ relation: 'next', url: `${to}?page=2` }] },
  ],
  [
    'the fullUrl of an entry',
    { entry: [{ fullUrl: `${from}/Condition/1` }] },
    { entry: [{ fullUrl: `${to}/Condition/1` }] },
  ],
  ['a reference', { subject: { reference: `${from}/Patient/1` } }, { subject: { reference: `${to}/Patient/1` } }],
  [
    'a file',
    { content: [{ attachment: { url: `${from}/Binary/1` } }] },
    { content: [{ attachment: { url: `${to}/Binary/1` } }] },
  ],
])('the URL of %s is rewritten', (_, value, expected) => expect(rewriteAddresses(value, from, to)).toEqual(expected))

test.each([
  ['a text', { note: [{ text: `see ${from}/Patient/1` }], text: { div: `<div>${from}/x</div>` } }],
  ['a text that is a URL', { description: `${from}/Patient/1` }],
  ['the URL of an extension', { extension: [{ url: `${from}/StructureDefinition/x`, valueString: 'y' }] }],
  ['the URL of a code system', { code: { coding: [{ system: `${from}/codes` }] } }],
  [
    'another server',
    {
      subject: { reference: 'https://ehr.example/fhir-other/Patient/1' },
      link: [{ url: 'https://other.example/fhir?page=2' }],
    },
  ],
  ['a relative reference', { subject: { reference: 'Patient/1' } }],
  ['values of every kind', { a: [1, null, true, 'x', { __proto__x: 1 }], b: { constructor: 'c' } }],
])('%s stays unchanged', (_, value) => expect(rewriteAddresses(value, from, to)).toEqual(value))
